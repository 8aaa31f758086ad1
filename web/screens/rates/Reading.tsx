import type { Rates } from '#contract/rates.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Reading.module.css';

/** What the words of an offer mean, and what to ask of each. */
export function Reading({ rates: { terminos, reclamo, fuentes } }: { rates: Rates }) {
  const { t } = useTexts();
  return (
    <section
      className={`section ${styles.reading}`}
      data-ground="mist"
      data-space="small"
      aria-labelledby="rates-reading"
    >
      <div className="wrap split" data-split="5/7" data-gap="wide">
        <h2 id="rates-reading">{t('rates.reading')}</h2>
        <p className="lead">{t('rates.reading_lead')}</p>
        <div className={styles.terms}>
          <Fold id="reading" label={t('rates.reading_fold', { count: String(terminos.length) })}>
            <dl className="ruled">
              {terminos.map(({ nombre, texto, pregunta }) => (
                <div key={nombre}>
                  <dt>{nombre}</dt>
                  <dd>{texto}</dd>
                  <dd className={styles.question}>
                    <b>{t('rates.ask')}</b> {pregunta}
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
        <div className={styles.complain}>
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
