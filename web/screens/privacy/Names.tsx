import styles from './Names.module.css';

export function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} className={styles.name} translate="no">
      {name}
    </code>
  ));
}
