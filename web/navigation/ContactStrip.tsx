import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CONTACT_WAYS, ContactLink } from './ContactLink.tsx';
import styles from './ContactStrip.module.css';

/**
 * A hem at the window's foot with the telephone and a chat, in a new tab, `text` already written in it. It is as wide as the
 * window, so nothing that is read or pressed lies under a part of it. It has to be the last thing in `main`: sticky, so it
 * comes to rest on the footer by itself when that is reached.
 */
export function ContactStrip({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.say}>{t('whatsapp.say')}</p>
        {CONTACT_WAYS.map((way) => (
          <ContactLink key={way} way={way} text={text} className={styles.way}>
            <Icon name={way === 'call' ? 'phone' : 'comment-dots'} />
            {way === 'call' ? (
              <span>
                {t('footer.call')} <b>{foundation.telefono.texto}</b>
              </span>
            ) : (
              <span>{t('whatsapp.button')}</span>
            )}
          </ContactLink>
        ))}
      </div>
    </div>
  );
}
