import styles from './Names.module.css';

/** Names as the code has them: the same in each language. */
export function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} className={styles.name} translate="no">
      {name}
    </code>
  ));
}
