import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import type { Drawings } from '../drawings/lazyDrawings.ts';
import { isColour, titleOf, type Assessment } from '../model/model.ts';
import { whenText } from '../plan/months.ts';
import { chosenOf } from '../plan/PlanWords.tsx';
import styles from './SheetPlan.module.css';

/** A family that has chosen nothing yet fills these by hand. */
const FEWEST_ROWS = 3;

interface SheetPlanProps {
  own: OwnStoplight;
  now: Assessment;
  drawings: Drawings;
}

/** What to change: what was written, and lines for what was not. */
export function SheetPlan({ own, now, drawings }: SheetPlanProps) {
  const texts = useTexts();
  const { t } = texts;
  const chosen = chosenOf(own, now.prioridades);
  const empty = Array.from({ length: Math.max(0, FEWEST_ROWS - chosen.length) }, (_, at) => at);
  return (
    <table className={styles.plan}>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t('own.sheet.change')}
          </th>
          <th scope="col">{t('own.sheet.what')}</th>
          <th scope="col">{t('own.sheet.who')}</th>
          <th scope="col">{t('own.sheet.when')}</th>
        </tr>
      </thead>
      <tbody>
        {chosen.map(({ indicador, priority: { porque, paso, cuando } }) => {
          const value = now.respuestas[indicador.id];
          const drawn = value && isColour(value) ? drawings[indicador.id]?.[value] : undefined;
          return (
            <tr key={indicador.id}>
              <td>{drawn && <Drawing of={drawn} />}</td>
              <td>
                <b>{titleOf(indicador)}</b>
                {porque && <p>{porque}</p>}
              </td>
              <td>
                <Lines text={paso} />
              </td>
              <td>
                <Lines text="" />
              </td>
              <td>
                <Lines text={whenText(texts, cuando)} />
              </td>
            </tr>
          );
        })}
        {empty.map((at) => (
          <tr key={at}>
            <td colSpan={2}>
              <Lines text="" />
            </td>
            <td>
              <Lines text="" />
            </td>
            <td>
              <Lines text="" />
            </td>
            <td>
              <Lines text="" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ text }: { text: string }) {
  return text ? (
    <p>{text}</p>
  ) : (
    <span className={styles.lines} aria-hidden="true">
      <i />
      <i />
    </span>
  );
}
