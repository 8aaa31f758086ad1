import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { OtherContacts } from './OtherContacts.tsx';
import styles from './WithoutScripts.module.css';

export function WithoutScripts() {
  const { t } = useTexts();
  return (
    <div className={styles.contact}>
      <p>{t('form.without_scripts')}</p>
      <address>
        {foundation.direccion.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <OtherContacts />
    </div>
  );
}
