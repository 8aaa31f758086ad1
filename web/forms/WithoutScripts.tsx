import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { Reach } from './Reach.tsx';
import styles from './WithoutScripts.module.css';

/** In place of a form that could not do anything: where a person is. */
export function WithoutScripts() {
  const { t } = useTexts();
  return (
    <div className={styles.instead}>
      <p>{t('form.without_scripts')}</p>
      <address>
        {foundation.direccion.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Reach />
    </div>
  );
}
