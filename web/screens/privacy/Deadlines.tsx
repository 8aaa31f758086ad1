import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Deadlines.module.css';

export function Deadlines({ deadlines }: { deadlines: Privacy['plazos'] }) {
  const { t } = useTexts();
  return (
    <Fold id="deadlines" label={t('privacy.deadlines_fold', { count: String(deadlines.length) })}>
      <ol className={styles.thread}>
        {deadlines.map(({ cuando, texto }) => (
          <li key={cuando} className={styles.knot}>
            <h3 className={styles.when}>{cuando}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
