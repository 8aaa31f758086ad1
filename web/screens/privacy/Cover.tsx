import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Cover.module.css';

export function Cover({ sections }: { sections: Privacy['secciones'] }) {
  const { t } = useTexts();
  return (
    <div className={styles.cover}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1 className={`display ${styles.title}`}>{t('route.politicas-de-privacidad.title')}</h1>
          <p className={`statement ${styles.headline}`}>{t('route.politicas-de-privacidad.headline')}</p>
          <p className={`lead ${styles.lead}`}>{t('route.politicas-de-privacidad.intro')}</p>
        </div>
        <img
          className={styles.letter}
          src="/art/privacy-letter.svg"
          width="1200"
          height="1000"
          alt={t('privacy.letter')}
        />
      </div>
      <nav className={`wrap ${styles.index}`} aria-label={t('privacy.index')}>
        <ol className="cards" data-cards="4">
          {sections.map(({ id, titulo }, at) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span className={styles.number}>{at + 1}</span> <span className={styles.name}>{titulo}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
