import type { Education } from '#contract/education.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CONTACT_WAYS, ContactLink } from '#web/navigation/ContactLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import styles from './Contact.module.css';

interface ContactProps {
  /** Alternative text of the banner, whose words are part of the picture. */
  alt: string;
  sources: Education['fuentes'];
}

/** Telephone, a banner that opens a chat, and the sources of the whole screen. */
export function Contact({ alt, sources }: ContactProps) {
  const { language, t } = useTexts();
  const text = t('education.whatsapp');
  return (
    <section className="section" data-ground="mist" aria-labelledby="contact">
      <div className={`wrap split ${styles.inner}`} data-gap="wide">
        <div>
          <h2 id="contact">{t('education.contact')}</h2>
          <p className="lead">{t('education.contact_lead')}</p>
        </div>
        {CONTACT_WAYS.map((way) =>
          way === 'call' ? (
            <PhoneLink key={way} />
          ) : (
            <ContactLink key={way} way={way} text={text} className={styles.banner}>
              <img src={`/art/education-banner-${language}.svg`} width="1600" height="700" alt={alt} loading="lazy" />
            </ContactLink>
          ),
        )}
        <Sources sources={sources} className={styles.sources} />
      </div>
    </section>
  );
}
