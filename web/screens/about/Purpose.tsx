import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Purpose.module.css';

/** The vision leads, in large letters; the mission says beside it how. */
export function Purpose({ mission, vision }: { mission: string; vision: string }) {
  const { t } = useTexts();
  return (
    <div className="section" data-space="band">
      <div className={`wrap split ${styles.purpose}`} data-gap="wide">
        <section aria-labelledby="vision">
          <h2 id="vision">{t('about.vision')}</h2>
          <p className={styles.vision}>{vision}</p>
        </section>
        <section className={styles.beside} aria-labelledby="mission">
          <h2 id="mission">{t('about.mission')}</h2>
          <p className="lead">{mission}</p>
        </section>
      </div>
    </div>
  );
}
