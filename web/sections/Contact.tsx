import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Contact.module.css';
import { CONTACT_WAYS, ContactLink, OTHER_WAYS } from './ContactLink.tsx';
import { Credit } from './Credit.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { Sources } from './Sources.tsx';

interface ContactProps {
  title: string;
  lead?: string;
  /** What a chat opens with. */
  text: string;
  ground: 'mist' | 'sun';
  /** Opens the chat, too. `across` the page, its words drawn in (the banner of spec 2); or `beside` the telephone, on a sky in the ground's colour. */
  picture?: { kind: 'across' | 'beside'; width: number; height: number } & ScreenPicture;
  sources?: readonly { nombre: string; enlace: string }[];
}

/** The last section of a screen: the telephone, and a chat that opens with a question. */
export function Contact({ title, lead, text, ground, picture, sources }: ContactProps) {
  const { t } = useTexts();
  const kind = picture?.kind ?? 'plain';
  const ways = kind === 'across' ? CONTACT_WAYS : OTHER_WAYS;
  const shown = picture && (
    <Picture
      src={picture.imagen}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      frame={kind === 'across' ? '100vw' : '(min-width: 960px) 58vw, 100vw'}
      loading="lazy"
    />
  );
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
          <Credit of={picture?.credito} />
        </div>
        <div className={styles.ways}>
          {ways.map((way) =>
            way === 'call' ? (
              <PhoneLink key={way} className={styles.phone} />
            ) : (
              <ContactLink key={way} way={way} text={text} className={styles.chat}>
                {shown}
                <span className={`${buttonClass} ${styles.button}`}>{t('whatsapp.button')}</span>
              </ContactLink>
            ),
          )}
          {!ways.includes('chat') && shown && <div className={styles.chat}>{shown}</div>}
        </div>
        {sources && <Sources sources={sources} className={styles.sources} />}
      </div>
    </section>
  );
}
