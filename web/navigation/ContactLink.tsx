import type { ComponentProps } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { hasWhatsAppNumber, whatsAppLink } from './whatsAppLink.ts';

type ContactWay = 'call' | 'chat';

/** Chat last while WhatsApp has no number: it reaches nobody. */
export const CONTACT_WAYS: readonly ContactWay[] = hasWhatsAppNumber ? ['chat', 'call'] : ['call', 'chat'];

interface ContactLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  way: ContactWay;
  /** Prefilled message of a chat. */
  text: string;
  'data-kind'?: string;
}

export function ContactLink({ way, text, children, ...rest }: ContactLinkProps) {
  const { t } = useTexts();
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
