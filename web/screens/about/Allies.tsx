import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { WordMark } from '#web/sections/WordMark.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Allies.module.css';
import { PhoneList } from './PhoneList.tsx';

/** Groups that a phone shows before it is asked (Allies.module.css). */
const SHOWN = 2;

interface AlliesProps {
  groups: About['aliados'];
  /** Of the whole screen. */
  sources: About['fuentes'];
  note: string;
}

export function Allies({ groups, sources, note }: AlliesProps) {
  const { t } = useTexts();
  const folded = groups.length - SHOWN;
  const list = (
    <PhoneList id="allies" title={t('about.allies')} whole parts={{ viewport: styles.groups }} bare>
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
    </PhoneList>
  );
  return (
    <div className={`section ${styles.allies}`} data-space="small">
      {folded > 1 ? (
        <Fold id="allies" label={t('about.allies_more', { count: String(folded) })} peek>
          {list}
        </Fold>
      ) : (
        list
      )}
      <div className={`wrap ${styles.below}`}>
        <p>{t('about.allies_note')}</p>
        <Sources sources={sources} note={note} />
      </div>
    </div>
  );
}
