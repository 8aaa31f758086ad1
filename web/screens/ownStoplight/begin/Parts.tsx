import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Parts.module.css';

/** A name's last word keeps the one before it. */
const LAST_SPACE = / (?=\S+$)/;

export function Parts({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  return (
    <section className="wrap section" data-space="small" aria-labelledby="parts">
      <h2 id="parts" className={styles.title}>
        {t('own.parts')}
      </h2>
      <ul className={styles.patches}>
        {own.dimensiones.map(({ id, imagen, nombre, alt, indicadores }) => (
          <li key={id}>
            <Picture src={imagen} width={480} height={480} alt={alt} frame="12rem" loading="lazy" />
            <b>{nombre.replace(LAST_SPACE, '\u00a0')}</b>
            <span>{t('own.parts_asks', { count: indicadores.length })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
