import { useTexts } from '#web/i18n/texts.tsx';
import { CONTACT_WAYS, ContactLink } from '#web/navigation/ContactLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Contact.module.css';

/** Telephone, and a banner that opens a chat with a written question. */
export function Contact() {
  const { language, t } = useTexts();
  const text = t('schools.whatsapp');
  return (
    <section className={`section ${styles.contact}`} data-ground="sun" aria-labelledby="contact">
      <div className={`wrap split ${styles.inner}`} data-split="5/7" data-gap="wide">
        <h2 id="contact">{t('schools.contact')}</h2>
        {CONTACT_WAYS.map((way) =>
          way === 'call' ? (
            <PhoneLink key={way} className={styles.phone} />
          ) : (
            <ContactLink key={way} way={way} text={text} className={styles.banner}>
              <img
                src={`/art/schools-contact-${language}.svg`}
                width="1200"
                height="800"
                alt={t('schools.contact_picture')}
                loading="lazy"
              />
              <span className={buttonClass}>{t('whatsapp.button')}</span>
            </ContactLink>
          ),
        )}
      </div>
    </section>
  );
}
