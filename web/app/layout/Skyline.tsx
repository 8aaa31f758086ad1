import styles from './Skyline.module.css';

/** The land that the footer grows out of, on the ground of the section above it. */
export function Skyline({ ground }: { ground: 'cream' | 'rose' }) {
  return (
    <div className={styles.sky} data-ground={ground}>
      <img src="/art/skyline.svg" width="1600" height="260" alt="" loading="lazy" />
    </div>
  );
}
