import styles from './Hatch.module.css';

/** The weave of capital, to fill a drawing with by `url(#id)`: printers leave out backgrounds. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="9" height="9" className={styles.cloth} />
      <rect width="2" height="9" className={styles.thread} />
    </pattern>
  );
}
