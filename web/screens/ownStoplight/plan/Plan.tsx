import type { Indicator, OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { type Assessment, titleOf } from '../model/model.ts';
import { ToCalendar } from './ToCalendar.tsx';
import { chosenOf, PlanWords } from './PlanWords.tsx';
import styles from './Plan.module.css';

interface PlanProps {
  own: OwnStoplight;
  now: Assessment;
}

export function Plan({ own, now: { prioridades } }: PlanProps) {
  const { t } = useTexts();
  const chosen = chosenOf(own, prioridades);
  return (
    <section className={`section ${styles.plan}`} data-ground="monte" data-space="small" aria-labelledby="plan">
      <div className={`wrap split ${styles.inner}`} data-split="5/7" data-gap="wide">
        <h2 id="plan">{t('own.title.prioridades')}</h2>
        <div>
          {chosen.length === 0 && <p className={`lead ${styles.lead}`}>{t('own.plan_lead')}</p>}
          <ol className={`ruled ${styles.chosen}`}>
            {chosen.map(({ indicador, priority }) => (
              <li key={indicador.id}>
                <h3>{titleOf(indicador)}</h3>
                <PlanWords priority={priority} />
              </li>
            ))}
          </ol>
          <div className={styles.actions}>
            <SiteLink to={ownPath('prioridades')} className={buttonClass} data-kind="sun">
              {t(chosen.length ? 'own.plan_change' : 'own.plan_choose')} <Arrow />
            </SiteLink>
            <ToCalendar chosen={chosen} />
          </div>
          {chosen.length > 0 && <Doors own={own} chosen={chosen.map(({ indicador }) => indicador)} />}
        </div>
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
