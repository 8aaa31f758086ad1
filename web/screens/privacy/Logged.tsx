import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Names } from './Names.tsx';
import styles from './Logged.module.css';

export function Logged({ fields }: { fields: Privacy['registro'] }) {
  const { t } = useTexts();
  return (
    <Fold id="logged" label={t('privacy.logged_fold', { count: String(fields.length) })}>
      <ul>
        {fields.map(({ campos, nombre, texto }) => (
          <li key={nombre} className={styles.field}>
            <h3 className={styles.name}>{nombre}</h3>
            <p>{texto}</p>
            <p className={styles.codes}>
              <Names names={campos} />
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
