import { KEPT_GROUPS, type Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Detail } from './Detail.tsx';
import styles from './Kept.module.css';
import { TechnicalNames } from './TechnicalNames.tsx';

/** What the device stores, by what it is to a visitor; the names that browsers show stand apart. */
export function Kept({ things }: { things: Privacy['guardado'] }) {
  const { t } = useTexts();
  return (
    <div>
      {KEPT_GROUPS.map((group) => {
        const its = things.filter(({ grupo }) => grupo === group);
        const name = t(`privacy.kept.${group}`);
        return (
          <Detail key={group} id={group} label={t('privacy.kept_fold', { group: name, count: String(its.length) })}>
            <ul className={styles.things}>
              {its.map(({ nombre, para, dura }) => (
                <li key={nombre}>
                  <h3 className={styles.name}>{nombre}</h3>
                  <p>{para}</p>
                  <p className={styles.lasts}>{dura}</p>
                </li>
              ))}
            </ul>
          </Detail>
        );
      })}
      <TechnicalNames
        id="kept-names"
        title={t('privacy.kept_names')}
        rows={things.map(({ nombre, claves, lugar }) => ({
          name: nombre,
          codes: claves,
          where: t(`privacy.place.${lugar}`),
        }))}
      />
    </div>
  );
}
