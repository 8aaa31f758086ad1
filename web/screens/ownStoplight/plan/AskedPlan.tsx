import { useId } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { type Assessment, type Priority, titleOf } from '../model/model.ts';
import { act } from '../model/ownStore.ts';
import choiceStyles from '../Choice.module.css';
import styles from './AskedPlan.module.css';
import { chosenOf, PlanWords } from './PlanWords.tsx';

interface AskedPlanProps {
  own: OwnStoplight;
  plan: Assessment;
  /** Which answering it belongs to, as in an action. */
  of: number;
}

/** An earlier plan, and of each step whether it was done. */
export function AskedPlan({ own, plan, of }: AskedPlanProps) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <h3 id={id}>{t('own.plan_of', { date: formatDate(texts, plan.fecha, 'day') })}</h3>
      <ul className="ruled">
        {chosenOf(own, plan.prioridades).map(({ indicador, priority }) => (
          <li key={indicador.id}>
            <h4>{titleOf(indicador)}</h4>
            <PlanWords priority={priority} />
            <Done of={of} priority={priority} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({ of, priority: { indicador, hecho } }: { of: number; priority: Priority }) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.done}>
      <legend>{t('own.done')}</legend>
      {[true, false].map((one) => (
        <button
          key={String(one)}
          type="button"
          className={choiceStyles.choice}
          aria-pressed={hecho === one}
          onClick={() => act({ do: 'tell', of, indicador, hecho: one })}
        >
          {t(one ? 'own.done_yes' : 'own.done_no')}
        </button>
      ))}
      <p role="status">{hecho !== undefined && t(hecho ? 'own.done_yes_told' : 'own.done_no_told')}</p>
    </fieldset>
  );
}
