import foundation from '#content/foundation.json' with { type: 'json' };
import type { Schools } from '#contract/schools.ts';
import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { MapVideo } from '#web/sections/MapVideo.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Places.module.css';

/** No line break inside the number. */
const PHONE = foundation.telefono.texto.replaceAll(' ', '\u00A0');

interface PlacesProps {
  schools: Schools['escuelas'];
  /** Of the film of the map. */
  scenes: SchoolsMap;
}

export function Places({ schools, scenes }: PlacesProps) {
  const { t } = useTexts();
  const asked = schools[0]?.datos.map(({ que }) => que) ?? [];
  return (
    <section className="section" data-ground="mist" aria-labelledby="places">
      <div className={`wrap split ${styles.map}`} data-split="5/7" data-gap="wide">
        <div>
          <h2 id="places">{t('schools.places')}</h2>
          <p className={`lead ${styles.lead}`}>{t('schools.places_lead')}</p>
          <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
            {t('schools.act', { phone: PHONE })}
          </a>
        </div>
        <MapVideo scenes={scenes} />
      </div>
      <div className={`wrap split ${styles.schools}`}>
        {schools.map(({ id, nombre, completo, lugar, datos, historia }) => (
          <article key={id} className={styles.school} aria-labelledby={`places-${id}`}>
            <h3 id={`places-${id}`}>{nombre}</h3>
            <p className={styles.full}>{completo}</p>
            <p>{lugar}</p>
            <dl className={`ruled ${styles.facts}`}>
              {inOrderOf(asked, datos).map(({ que, texto }, at) => (
                <div key={que} className={styles.fact} data-asked={que === asked[at] ? '' : undefined}>
                  <dt>{que}</dt>
                  <dd>{texto}</dd>
                </div>
              ))}
            </dl>
            <SiteLink to={`/noticias/${historia.slug}`} className="link">
              {historia.titulo} <Arrow />
            </SiteLink>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Facts in the order of the questions that the first school answers, then those that it does not. */
function inOrderOf(asked: readonly string[], facts: Schools['escuelas'][number]['datos']) {
  const known = asked.flatMap((question) => facts.filter(({ que }) => que === question));
  return [...known, ...facts.filter(({ que }) => !asked.includes(que))];
}
