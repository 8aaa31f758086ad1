import type { Education } from '#contract/education.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Start.module.css';

export function Start({ groups }: { groups: Education['publico'] }) {
  const { t } = useTexts();
  return (
    <section className="wrap section" data-space="band" aria-labelledby="who">
      <div className={`split ${styles.start}`}>
        <p className="statement">{t('education.for')}</p>
        <p>{t('route.ee.more')}</p>
      </div>
      <h2 id="who" className={styles.who}>
        {t('education.who')}
      </h2>
      <ul className={styles.groups}>
        {groups.map(({ quien, texto }) => (
          <li key={quien}>
            <h3>{quien}</h3>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
