import { KEPT_GROUPS, type Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Kept.module.css';
import { TechnicalNames } from './TechnicalNames.tsx';

/** What the device stores, by what it is to a visitor; the names that browsers show stand apart. */
export function Kept({ things }: { things: Privacy['guardado'] }) {
  const { t } = useTexts();
  return (
    <Fold id="kept" label={t('privacy.kept_fold', { count: String(things.length) })}>
      {KEPT_GROUPS.map((group) => (
        <div key={group} className={`split ${styles.group}`} data-split="3/9">
          <h3 className={styles.title}>{t(`privacy.kept.${group}`)}</h3>
          <ul className={styles.things}>
            {things
              .filter(({ grupo }) => grupo === group)
              .map(({ nombre, para, dura }) => (
                <li key={nombre}>
                  <h4 className={styles.name}>{nombre}</h4>
                  <p>{para}</p>
                  <p className={styles.lasts}>{dura}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <TechnicalNames
        title={t('privacy.kept_names')}
        rows={things.map(({ nombre, claves, lugar }) => ({
          name: nombre,
          codes: claves,
          where: t(`privacy.place.${lugar}`),
        }))}
      />
    </Fold>
  );
}
