import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Points } from '#web/sections/Points.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Cover.module.css';

interface CoverProps {
  picture: Privacy['apertura'];
  summary: Privacy['resumen'];
  sections: Privacy['secciones'];
}

export function Cover({ picture, summary, sections }: CoverProps) {
  const { t } = useTexts();
  return (
    <div className={styles.cover}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1 className={`display ${styles.title}`}>{t('route.politicas-de-privacidad.title')}</h1>
          <p className={`statement ${styles.headline}`}>{t('route.politicas-de-privacidad.headline')}</p>
          <p className={`lead ${styles.lead}`}>{t('route.politicas-de-privacidad.intro')}</p>
          <Credit of={picture.credito} />
        </div>
        <Picture
          className={styles.letter}
          src={picture.imagen}
          width={1200}
          height={1000}
          alt={picture.alt}
          frame="(min-width: 960px) 50vw, 40rem"
        />
      </div>
      <div className={`wrap ${styles.summary}`}>
        <Points points={summary} columns={3} />
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
