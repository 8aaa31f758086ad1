import type { ComponentProps, MouseEvent } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { isPlainClick } from '#web/navigation/plainClick.ts';
import { hasWhatsAppNumber, whatsAppLink } from '#web/navigation/whatsAppLink.ts';

type ContactWay = 'call' | 'chat';

/** Of the strip, where spec 2 names a chat: last while WhatsApp has no number: it opens no chat yet. */
export const CONTACT_WAYS: readonly ContactWay[] = hasWhatsAppNumber ? ['chat', 'call'] : ['call', 'chat'];

interface ContactLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  way: ContactWay;
  /** Prefilled message of a chat. */
  text: string;
  'data-kind'?: string;
}

export function ContactLink({ way, text, children, ...rest }: ContactLinkProps) {
  const { t } = useTexts();
  if (way === 'chat' && !hasWhatsAppNumber) return <ComingChat {...rest}>{children}</ComingChat>;
  if (way === 'call') {
    return (
      <a {...rest} href={`tel:${foundation.telefono.enlace}`}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={whatsAppLink(text)} target="_blank" rel="noopener">
      {children}
      <span className="vh"> ({t('common.new_tab')})</span>
    </a>
  );
}

/** Says that the number is coming, with telephone and form. Without scripts it calls. */
function ComingChat({ children, ...rest }: ComponentProps<'a'>) {
  const { open, loading, failure, dialog } = useFormDialog();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open({ form: 'contact', note: 'whatsapp.coming' });
  };
  return (
    <>
      <a
        {...rest}
        href={`tel:${foundation.telefono.enlace}`}
        aria-haspopup="dialog"
        aria-busy={loading !== undefined}
        onClick={onClick}
      >
        {failure ? <span role="alert">{failure}</span> : children}
      </a>
      {dialog}
    </>
  );
}
