import type { Indicator, OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import type { Assessment } from '../model/model.ts';
import styles from './Plan.module.css';

interface PlanProps {
  own: OwnStoplight;
  now: Assessment;
}

export function Plan({ own, now: { prioridades } }: PlanProps) {
  const { t } = useTexts();
  const indicators = own.dimensiones.flatMap(({ indicadores }) => indicadores);
  const chosen = prioridades.flatMap((priority) => {
    const indicador = indicators.find(({ id }) => id === priority.indicador);
    return indicador ? [{ ...priority, indicador }] : [];
  });
  return (
    <section className={`section ${styles.plan}`} data-ground="monte" data-space="small" aria-labelledby="plan">
      <div className="wrap">
        <h2 id="plan">{t('own.title.prioridades')}</h2>
        {chosen.length === 0 && <p className={`lead ${styles.lead}`}>{t('own.plan_lead')}</p>}
        <ol className={`ruled ${styles.chosen}`}>
          {chosen.map(({ indicador, porque, paso, cuando }) => (
            <li key={indicador.id}>
              <h3>{indicador.nombre}</h3>
              <dl className="cards" data-cards="3">
                {(
                  [
                    ['own.why', porque],
                    ['own.first_step', paso],
                    ['own.by_when', cuando],
                  ] as const
                ).map(([key, words]) =>
                  words ? (
                    <div key={key}>
                      <dt>{t(key)}</dt>
                      <dd>{words}</dd>
                    </div>
                  ) : null,
                )}
              </dl>
            </li>
          ))}
        </ol>
        <SiteLink to={ownPath('prioridades')} className={buttonClass} data-kind="sun">
          {t(chosen.length ? 'own.plan_change' : 'own.plan_choose')} <Arrow />
        </SiteLink>
        {chosen.length > 0 && <Doors own={own} chosen={chosen.map(({ indicador }) => indicador)} />}
      </div>
    </section>
  );
}

/** Links alone: nothing goes along with them. */
function Doors({ own, chosen }: { own: OwnStoplight; chosen: readonly Indicator[] }) {
  const { t } = useTexts();
  const doors = own.puertas.filter(({ id }) => chosen.some(({ puerta }) => puerta === id));
  return (
    <div className={styles.doors}>
      <h3>{t('own.doors')}</h3>
      <p>{t('own.doors_lead')}</p>
      <ul className="cards" data-cards="2">
        {doors.map(({ id, enlace, titulo, texto }) => (
          <li key={id}>
            <SiteLink to={enlace}>
              {titulo} <Arrow />
            </SiteLink>
            <p>{texto}</p>
          </li>
        ))}
        <li>
          <SiteLink to="/nuestras-oficinas">
            {t('own.door_office')} <Arrow />
          </SiteLink>
          <p>{t('own.door_office_text')}</p>
        </li>
      </ul>
    </div>
  );
}
