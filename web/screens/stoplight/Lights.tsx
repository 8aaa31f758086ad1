import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Lights.module.css';

/** Told apart also by words and patterns. */
export function Lights({ colours }: { colours: Stoplight['colores'] }) {
  const { t } = useTexts();
  return (
    <section className="wrap section" data-space="band" aria-labelledby="colours">
      <div className={`split ${styles.intro}`} data-head="">
        <p className="statement">{t('stoplight.for')}</p>
        <p className={styles.more}>{t('route.semaforo.more')}</p>
      </div>
      <div className="split" data-head="">
        <h2 id="colours">{t('stoplight.colours')}</h2>
        <p className="lead">{t('stoplight.colours_lead')}</p>
      </div>
      <ul className={styles.lights}>
        {colours.map(({ color, nombre, significado, explicacion, ejemplo }) => (
          <li key={color} className={styles.light} data-color={color}>
            <h3 className={styles.head}>
              <span className={styles.circle}>
                <Picture src={`/art/stoplight-${color}.svg`} width={400} height={400} alt="" loading="lazy" />
                <b>{nombre}</b>
              </span>
              <span className="vh">: </span>
              <span className={styles.meaning}>{significado}</span>
            </h3>
            <div className={styles.text}>
              <p>{explicacion}</p>
              <p className={styles.example}>{ejemplo}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
