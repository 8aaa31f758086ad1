import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { WordMark } from '#web/sections/WordMark.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Allies.module.css';
import { PhoneList } from './PhoneList.tsx';

interface AlliesProps {
  groups: About['aliados'];
  /** Of the whole screen. */
  sources: About['fuentes'];
}

/** A wall of names, a column for each kind; of the wall a phone shows, until it is asked for more, the first kind. */
export function Allies({ groups, sources }: AlliesProps) {
  const { t } = useTexts();
  const wall = (
    <PhoneList id="allies" title={t('about.allies')} whole parts={{ root: styles.wall, viewport: styles.kinds }} bare>
      {groups.map(({ grupo, nombres }, at) => (
        <article key={grupo} className={styles.kind} aria-labelledby={`allies-${at}`}>
          <h3 id={`allies-${at}`}>{grupo}</h3>
          <ul>
            {nombres.map(({ nombre, que }) => (
              <li key={nombre}>
                <WordMark name={nombre} />
                <p>{que}</p>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </PhoneList>
  );
  return (
    <div className={`section ${styles.allies}`} data-space="small">
      {groups.length > 1 ? (
        <Fold id="allies" label={<h2>{t('about.allies')}</h2>} peek>
          {wall}
        </Fold>
      ) : (
        wall
      )}
      <div className={`wrap ${styles.below}`}>
        <p>{t('about.allies_note')}</p>
        <Sources sources={sources} />
      </div>
    </div>
  );
}
