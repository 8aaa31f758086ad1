import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { CONTACT_WAYS, ContactLink } from './ContactLink.tsx';
import styles from './ContactStrip.module.css';

/**
 * Must come last in `main`, so that it stops above the footer. Full width, so that it never covers only a part of
 * something. `text`: prefilled message.
 */
export function ContactStrip({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <div className={styles.strip} data-find="none">
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.question}>{t('whatsapp.say')}</p>
        {CONTACT_WAYS.map((way) => (
          <ContactLink key={way} way={way} text={text} className={styles.way}>
            <Icon name={way === 'call' ? 'phone' : 'comment-dots'} />
            {way === 'call' ? (
              <span>
                {/* One text: browsers leave a space of its own out of the link's name. */}
                {`${t('footer.call')} `}
                <b>{foundation.telefono.texto}</b>
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
