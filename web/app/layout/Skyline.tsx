import { Picture } from '#web/ui/Picture.tsx';
import styles from './Skyline.module.css';

export function Skyline({ ground }: { ground: 'cream' | 'rose' }) {
  return (
    <div className={styles.sky} data-ground={ground}>
      <Picture src="/art/skyline.svg" width={1600} height={260} alt="" loading="lazy" />
    </div>
  );
}
