import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Logged.module.css';
import { TechnicalNames } from './TechnicalNames.tsx';

export function Logged({ fields }: { fields: Privacy['registro'] }) {
  const { t } = useTexts();
  return (
    <Fold id="logged" label={t('privacy.logged_fold', { count: String(fields.length) })} always>
      <div>
        <ul>
          {fields.map(({ nombre, texto }) => (
            <li key={nombre} className={styles.field}>
              <h3 className={styles.name}>{nombre}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ul>
        <TechnicalNames
          title={t('privacy.logged_names')}
          rows={fields.map(({ nombre, campos }) => ({ name: nombre, codes: campos }))}
        />
      </div>
    </Fold>
  );
}
