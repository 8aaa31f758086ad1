import type { Privacy } from '#contract/privacy.ts';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import styles from './Measured.module.css';

export function Measured({ measuring: { titulo, parrafos } }: { measuring: Privacy['medicion'] }) {
  return (
    <div className={styles.measured}>
      <h3 className={styles.title}>{titulo}</h3>
      {parrafos.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <MeasureSwitch />
    </div>
  );
}
