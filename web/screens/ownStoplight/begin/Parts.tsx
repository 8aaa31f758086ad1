import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Parts.module.css';

export function Parts({ own }: { own: OwnStoplight }) {
  const { t } = useTexts();
  return (
    <section className="wrap" aria-labelledby="parts">
      <h2 id="parts" className={styles.title}>
        {t('own.parts')}
      </h2>
      <ul className={styles.patches}>
        {own.dimensiones.map(({ id, nombre, alt, indicadores }) => (
          <li key={id}>
            <img src={`/art/own-${id}.svg`} width="480" height="480" alt={alt} loading="lazy" />
            <b>{nombre}</b>
            <span>{t('own.parts_asks', { count: indicadores.length })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
