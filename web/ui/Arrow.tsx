import { Icon } from './Icon.tsx';
import styles from './Arrow.module.css';

export function Arrow() {
  return <Icon name="arrow-right" className={styles.arrow} />;
}
