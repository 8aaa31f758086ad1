import { Icon } from './Icon.tsx';
import styles from './Arrow.module.css';

/** Moves slightly while its link or button is hovered. */
export function Arrow() {
  return <Icon name="arrow-right" className={styles.arrow} />;
}
