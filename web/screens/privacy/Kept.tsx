import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Names } from './Names.tsx';
import styles from './Kept.module.css';

export function Kept({ things }: { things: Privacy['guardado'] }) {
  const { t } = useTexts();
  return (
    <Fold id="kept" label={t('privacy.kept_fold', { count: String(things.length) })}>
      <ul className={`ruled ${styles.things}`}>
        {things.map(({ claves, lugar, nombre, para, dura }) => (
          <li key={nombre} className={styles.thing}>
            <h3 className={styles.name}>{nombre}</h3>
            <div>
              <p>{para}</p>
              <p className={styles.place}>
                <Names names={claves} /> <span className={styles.where}>{t(`privacy.place.${lugar}`)}</span>
              </p>
            </div>
            <p className={styles.lasts}>{dura}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
