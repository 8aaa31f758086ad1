import foundation from '#content/foundation.json' with { type: 'json' };
import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Places.module.css';

/** No line break inside the number. */
const PHONE = foundation.telefono.texto.replaceAll(' ', '\u00A0');

export function Places({ schools }: { schools: Schools['escuelas'] }) {
  const { t } = useTexts();
  return (
    <section className="section" data-ground="mist" aria-labelledby="places">
      <div className="wrap split" data-gap="wide">
        <div className={styles.head}>
          <h2 id="places">{t('schools.places')}</h2>
          <p className="lead">{t('schools.places_lead', { phone: PHONE })}</p>
        </div>
        {schools.map(({ id, nombre, completo, lugar, datos, historia }) => (
          <article key={id} className={styles.school} aria-labelledby={`places-${id}`}>
            <h3 id={`places-${id}`}>{nombre}</h3>
            <p className={styles.full}>{completo}</p>
            <p>{lugar}</p>
            <Fold id={id} label={t('schools.facts_fold', { school: nombre })}>
              <dl className={`ruled ${styles.facts}`}>
                {datos.map(({ que, texto }) => (
                  <div key={que} className={styles.fact}>
                    <dt>{que}</dt>
                    <dd>{texto}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
            <SiteLink to={`/noticias/${historia.slug}`} className="link">
              {historia.titulo} <Arrow />
            </SiteLink>
          </article>
        ))}
      </div>
    </section>
  );
}
