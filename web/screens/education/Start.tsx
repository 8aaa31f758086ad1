import type { Education } from '#contract/education.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Start.module.css';

export function Start({ groups }: { groups: Education['publico'] }) {
  const { t } = useTexts();
  return (
    <section className="wrap section split" data-space="after" data-split="5/7" data-gap="wide" aria-labelledby="who">
      <div>
        <p className="statement">{t('education.for')}</p>
        <p className={styles.more}>{t('route.ee.more')}</p>
      </div>
      <div className={styles.who}>
        <h2 id="who">{t('education.who')}</h2>
        <ul className="ruled">
          {groups.map(({ quien, texto }) => (
            <li key={quien}>
              <h3>{quien}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
