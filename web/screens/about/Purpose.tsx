import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Purpose.module.css';

export function Purpose({ mission, vision }: { mission: string; vision: string }) {
  const { t } = useTexts();
  return (
    <div className="wrap section" data-space="after">
      <section className={styles.part} aria-labelledby="vision">
        <h2 id="vision">{t('about.vision')}</h2>
        <p className={styles.vision}>{vision}</p>
      </section>
      <section className={styles.part} aria-labelledby="mission">
        <h2 id="mission">{t('about.mission')}</h2>
        <p className={`statement ${styles.mission}`}>{mission}</p>
      </section>
    </div>
  );
}
