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

/** So many kinds stand side by side on a desk. */
const COLUMNS = 4;

/** A wall of names, with two kinds in a column where one would not do; a phone shows the first kind, until it is asked for more. */
export function Allies({ groups, sources }: AlliesProps) {
  const { t } = useTexts();
  const each = groups.length > COLUMNS ? 2 : 1;
  const columns = Array.from({ length: Math.ceil(groups.length / each) }, (_, at) =>
    groups.slice(at * each, (at + 1) * each),
  );
  const wall = (
    <PhoneList id="allies" title={t('about.allies')} whole parts={{ root: styles.wall, viewport: styles.kinds }} bare>
      {columns.map((kinds, column) => (
        <div key={kinds[0]?.grupo} className={styles.column}>
          {kinds.map(({ grupo, nombres }, row) => (
            <article key={grupo} className={styles.kind} aria-labelledby={`allies-${column}-${row}`}>
              <h3 id={`allies-${column}-${row}`}>{grupo}</h3>
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
        </div>
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
