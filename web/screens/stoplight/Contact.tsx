import { useTexts } from '#web/i18n/texts.tsx';
import { ContactLink } from '#web/navigation/ContactLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Contact.module.css';

/** Telephone, and a chat that opens with a written question. */
export function Contact() {
  const { t } = useTexts();
  const text = t('stoplight.whatsapp');
  return (
    <section className="section" data-ground="sun" data-space="small" aria-labelledby="contact">
      <div className={`wrap split ${styles.inner}`} data-gap="wide">
        <h2 id="contact">{t('stoplight.contact')}</h2>
        <div className={styles.ways}>
          <PhoneLink />
          <ContactLink way="chat" text={text} className={buttonClass}>
            {t('whatsapp.button')}
          </ContactLink>
        </div>
      </div>
    </section>
  );
}
