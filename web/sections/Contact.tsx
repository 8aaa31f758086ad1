import { useTexts } from '#web/i18n/texts.tsx';
import { CONTACT_WAYS, ContactLink } from '#web/navigation/ContactLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Contact.module.css';
import { PhoneLink } from './PhoneLink.tsx';
import { Sources } from './Sources.tsx';

interface ContactProps {
  title: string;
  lead?: string;
  /** What a chat opens with. */
  text: string;
  ground: 'mist' | 'sun';
  /** Opens the chat, too. `across` the page, its words drawn in; or `beside` the telephone, on a sky in the ground's colour. */
  picture?: { kind: 'across' | 'beside'; src: string; width: number; height: number; alt: string };
  sources?: readonly { nombre: string; enlace: string }[];
}

/** The last section of a screen: the telephone, and a chat that opens with a question. */
export function Contact({ title, lead, text, ground, picture, sources }: ContactProps) {
  const { t } = useTexts();
  const { kind, ...image } = picture ?? { kind: 'plain' };
  return (
    <section
      className={`section ${styles.contact}`}
      data-ground={ground}
      data-space={picture ? undefined : 'small'}
      data-kind={kind}
      aria-labelledby="contact"
    >
      <div className={`wrap split ${styles.inner}`} data-split={kind === 'beside' ? '5/7' : undefined} data-gap="wide">
        <div className={styles.head}>
          <h2 id="contact">{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className={styles.ways}>
          {CONTACT_WAYS.map((way) =>
            way === 'call' ? (
              <PhoneLink key={way} className={styles.phone} />
            ) : (
              <ContactLink key={way} way={way} text={text} className={styles.chat}>
                {picture && <img {...image} alt={picture.alt} loading="lazy" />}
                {kind !== 'across' && <span className={`${buttonClass} ${styles.button}`}>{t('whatsapp.button')}</span>}
              </ContactLink>
            ),
          )}
        </div>
        {sources && <Sources sources={sources} className={styles.sources} />}
      </div>
    </section>
  );
}
