import { Icon } from './Icon.tsx';
import styles from './Arrow.module.css';

/** The arrow behind an action: it is pulled a little under the pointer. */
export function Arrow() {
  return <Icon name="arrow-right" className={styles.arrow} />;
}
