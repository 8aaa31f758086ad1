import { Icon } from './Icon.tsx';
import { faArrowRight } from './icons.ts';
import styles from './Arrow.module.css';

/** The arrow behind an action: it is pulled a little under the pointer. */
export function Arrow() {
  return <Icon icon={faArrowRight} className={styles.arrow} />;
}
