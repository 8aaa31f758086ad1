import type { Rates } from '#contract/rates.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import styles from './Reading.module.css';

/** An offer as a sheet, a line for each of its words; beside each what to ask, and what it means. */
export function Reading({ rates: { terminos, reclamo, fuentes } }: { rates: Rates }) {
  const { t } = useTexts();
  return (
    <section
      className={`section ${styles.reading}`}
      data-ground="mist"
      data-space="small"
      aria-labelledby="rates-reading"
    >
      <div className={`wrap ${styles.rows}`}>
        <div className={styles.row}>
          <h2 id="rates-reading">{t('rates.reading')}</h2>
          <p className="lead">{t('rates.reading_lead')}</p>
        </div>
        <dl className={styles.terms}>
          {terminos.map(({ nombre, texto, pregunta }) => (
            <div key={nombre} className={styles.row}>
              <dt>{nombre}</dt>
              <dd>
                <p className={styles.question}>
                  <b>{t('rates.ask')}</b> {pregunta}
                </p>
                <p>{texto}</p>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.row}>
          <h3>{t('rates.complain')}</h3>
          <div>
            <p>
              {reclamo.texto} <ExternalLink href={reclamo.enlace.enlace}>{reclamo.enlace.nombre}</ExternalLink>
            </p>
            <Sources sources={fuentes} className={styles.sources} />
          </div>
        </div>
      </div>
    </section>
  );
}
