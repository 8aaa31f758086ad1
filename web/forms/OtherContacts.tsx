import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { hasWhatsAppNumber, whatsAppLink } from '#web/navigation/whatsAppLink.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Dialog.module.css';

export function OtherContacts() {
  const { t } = useTexts();
  return (
    <div className={styles.actions}>
      <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
        {foundation.telefono.texto}
      </a>
      {hasWhatsAppNumber && (
        <a
          className={buttonClass}
          data-kind="plain"
          href={whatsAppLink(t('whatsapp.text'))}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
          <span className="vh"> ({t('common.new_tab')})</span>
        </a>
      )}
    </div>
  );
}
