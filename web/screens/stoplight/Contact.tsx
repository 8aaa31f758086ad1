import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { whatsAppLink } from '#web/navigation/whatsAppLink.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Contact.module.css';

/** Whom to ask: the telephone, and a chat with the question already written. */
export function Contact() {
  const { t } = useTexts();
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="contact">{t('stoplight.contact')}</h2>
        <div className={styles.ways}>
          <a className={styles.phone} href={`tel:${foundation.telefono.enlace}`}>
            <span>{t('footer.call')}</span> {foundation.telefono.texto}
          </a>
          <a className={buttonClass} href={whatsAppLink(t('stoplight.whatsapp'))} target="_blank" rel="noopener">
            {t('whatsapp.button')}
            <span className="vh"> ({t('common.new_tab')})</span>
          </a>
        </div>
      </div>
    </section>
  );
}
