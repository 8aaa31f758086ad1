import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { WordMark } from '#web/sections/WordMark.tsx';
import styles from './Allies.module.css';

export function Allies({ groups, sources }: { groups: About['aliados']; sources: About['fuentes'] }) {
  const { t } = useTexts();
  return (
    <div className="section" data-space="small">
      <CarouselRow id="allies" title={t('about.allies')} slide={styles.slide} bare>
        {groups.map(({ grupo, nombres }, slide) => (
          <section key={grupo} className={styles.group} aria-labelledby={`allies-${slide}`}>
            <h3 id={`allies-${slide}`}>{grupo}</h3>
            <ul className={styles.marks}>
              {nombres.map(({ nombre, que }) => (
                <li key={nombre}>
                  <WordMark name={nombre} />
                  <span>{que}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </CarouselRow>
      <div className={`wrap ${styles.below}`}>
        <p>{t('about.allies_note')}</p>
        <Sources sources={sources} />
      </div>
    </div>
  );
}
