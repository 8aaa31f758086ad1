import type { ReactNode } from 'react';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { hasWhatsAppNumber } from '#web/navigation/whatsAppLink.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Contact.module.css';
import { ContactLink } from './ContactLink.tsx';
import { Credit } from './Credit.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface ContactProps {
  title: string;
  lead?: string;
  /** What a chat opens with. */
  text: string;
  /** Above the telephone's number. */
  call?: string;
  /** The one thing to do, where that is not to call. */
  children?: ReactNode;
  /** Beside the words, in the colour of the ground. Opens the chat, too; `chat`: also while WhatsApp has no number (the banner of spec 2). */
  picture?: { chat?: true; width: number; height: number } & ScreenPicture;
}

/** How a screen ends: one thing to do, the telephone, and a chat that opens with a question. */
export function Contact({ title, lead, text, call, children, picture }: ContactProps) {
  const { t } = useTexts();
  const chats = hasWhatsAppNumber || picture?.chat;
  const shown = picture && (
    <Picture
      src={picture.imagen}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      frame="(min-width: 960px) 58vw, 100vw"
      loading="lazy"
    />
  );
  return (
    <section
      className={`section ${styles.contact}`}
      data-ground="sun"
      data-space="small"
      data-kind={picture && 'beside'}
      aria-labelledby="contact"
    >
      <div className={`wrap split ${styles.inner}`} data-split="5/7" data-gap="wide">
        <div className={styles.head}>
          <h2 id="contact">{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          <Credit of={picture?.credito} />
        </div>
        <div className={styles.ways}>
          <div className={styles.calls}>
            {children}
            <PhoneLink label={call} className={styles.phone} />
          </div>
          {chats && (
            <ContactLink way="chat" text={text} className={`${buttonClass} ${styles.button}`}>
              {t('whatsapp.button')}
            </ContactLink>
          )}
          {shown &&
            (chats ? (
              // For a pointer: the button before it leads there, too.
              <ContactLink way="chat" text={text} className={styles.picture} tabIndex={-1}>
                {shown}
              </ContactLink>
            ) : (
              <div className={styles.picture}>{shown}</div>
            ))}
        </div>
      </div>
    </section>
  );
}
