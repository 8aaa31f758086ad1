import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { faCommentDots, faPhone } from '#web/ui/icons.ts';
import styles from './ContactStrip.module.css';
import { hasWhatsAppNumber, whatsAppLink } from './whatsAppLink.ts';

/**
 * A hem at the window's foot with the telephone and a chat, in a new tab, `text` already written in it. It is as wide as the
 * window, so nothing that is read or pressed lies under a part of it. It has to be the last thing in `main`: sticky, so it
 * comes to rest on the footer by itself when that is reached.
 */
export function ContactStrip({ text }: { text: string }) {
  const { t } = useTexts();
  const call = (
    <a key="call" className={styles.way} href={`tel:${foundation.telefono.enlace}`}>
      <Icon icon={faPhone} />
      <span>
        {t('footer.call')} <b>{foundation.telefono.texto}</b>
      </span>
    </a>
  );
  const chat = (
    <a key="chat" className={styles.way} href={whatsAppLink(text)} target="_blank" rel="noopener">
      <Icon icon={faCommentDots} />
      <span>{t('whatsapp.button')}</span>
      <span className="vh"> ({t('common.new_tab')})</span>
    </a>
  );
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.say}>{t('whatsapp.say')}</p>
        {hasWhatsAppNumber ? [chat, call] : [call, chat]}
      </div>
    </div>
  );
}
