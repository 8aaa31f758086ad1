import { useTexts } from '#web/i18n/texts.tsx';
import { whatsAppLink } from './whatsAppLink.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { faCommentDots } from '#web/ui/icons.ts';
import styles from './WhatsAppButton.module.css';

/**
 * Floating link to a chat, in a new tab. It has to be the last thing in `main`: sticky, so it rests above the footer by
 * itself when that is reached.
 */
export function WhatsAppButton({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <div className={styles.rail}>
      <a className={styles.button} href={whatsAppLink(text)} target="_blank" rel="noopener">
        <Icon icon={faCommentDots} />
        <span className={styles.text}>{t('whatsapp.button')}</span>
        <span className="vh"> ({t('common.new_tab')})</span>
      </a>
    </div>
  );
}
