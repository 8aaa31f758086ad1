import styles from './Strip.module.css';

/** Says something that holds for the whole screen. */
export function Strip({ children }: { children: string }) {
  return (
    <p className={styles.strip} role="status">
      <span className="wrap">{children}</span>
    </p>
  );
}
