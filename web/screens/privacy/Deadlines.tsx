import type { Privacy } from '#contract/privacy.ts';
import styles from './Deadlines.module.css';

/** A thread with a knot for each step. */
export function Deadlines({ deadlines }: { deadlines: Privacy['plazos'] }) {
  return (
    <ol className={styles.thread}>
      {deadlines.map(({ cuando, texto }) => (
        <li key={cuando} className={styles.knot}>
          <h3 className={styles.when}>{cuando}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </ol>
  );
}
