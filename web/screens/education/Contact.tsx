import foundation from '#content/foundation.json' with { type: 'json' };
import type { Education } from '#contract/education.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CONTACT_WAYS, ContactLink } from '#web/navigation/ContactLink.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Contact.module.css';

interface ContactProps {
  /** Of the banner: its words are drawn. */
  alt: string;
  sources: Education['fuentes'];
}

/** Whom to ask: the telephone, and a banner in the visitor's language that opens a chat; and where all that was said comes from. */
export function Contact({ alt, sources }: ContactProps) {
  const { language, t } = useTexts();
  const text = t('education.whatsapp');
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="contact">{t('education.contact')}</h2>
          <p className="lead">{t('education.contact_lead')}</p>
        </div>
        {CONTACT_WAYS.map((way) =>
          way === 'call' ? (
            <ContactLink key={way} way={way} text={text} className={styles.phone}>
              <span>{t('footer.call')}</span> {foundation.telefono.texto}
            </ContactLink>
          ) : (
            <ContactLink key={way} way={way} text={text} className={styles.banner}>
              <img src={`/art/education-banner-${language}.svg`} width="1600" height="700" alt={alt} loading="lazy" />
            </ContactLink>
          ),
        )}
        <details className={styles.sources}>
          <summary>{t('education.sources')}</summary>
          <ul>
            {sources.map(({ nombre, enlace }) => (
              <li key={enlace}>
                <ExternalLink href={enlace}>{nombre}</ExternalLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
