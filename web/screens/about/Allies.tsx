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
  note: string;
}

/** Their names large, one of each kind first, on a phone only three; folded below them all by kind. */
export function Allies({ groups, sources, note }: AlliesProps) {
  const { t } = useTexts();
  const most = Math.max(...groups.map(({ nombres }) => nombres.length));
  const inTurn = Array.from({ length: most }, (_turn, at) =>
    groups.flatMap(({ grupo, nombres }) => nombres.slice(at, at + 1).map((ally) => ({ grupo, ...ally }))),
  ).flat();
  return (
    <div className={`section ${styles.allies}`} data-space="band">
      <PhoneList id="allies" title={t('about.allies')} whole parts={{ viewport: styles.marks }} bare>
        {inTurn.map(({ grupo, nombre, que }) => (
          <div key={nombre} className={styles.mark}>
            <p className={styles.kind}>{grupo}</p>
            <WordMark name={nombre} />
            <p>{que}</p>
          </div>
        ))}
      </PhoneList>
      <div className="wrap">
        <Fold id="allies" label={t('about.allies_more', { count: String(inTurn.length) })} always>
          <div className={styles.groups}>
            {groups.map(({ grupo, nombres }) => (
              <section key={grupo}>
                <h3>{grupo}</h3>
                <ul>
                  {nombres.map(({ nombre, que }) => (
                    <li key={nombre}>
                      <strong>{nombre}</strong> {que}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </Fold>
      </div>
      <div className={`wrap ${styles.below}`}>
        <p>{t('about.allies_note')}</p>
        <Sources sources={sources} note={note} />
      </div>
    </div>
  );
}
