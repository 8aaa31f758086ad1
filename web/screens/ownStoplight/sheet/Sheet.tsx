import { useMemo } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { useLazy } from '#web/hooks/lazyModule.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Drawing } from '../drawings/Drawing.tsx';
import { lazyDrawings, type Drawings } from '../drawings/lazyDrawings.ts';
import { LifeMap } from '../map/LifeMap.tsx';
import { Mark } from '../Mark.tsx';
import { answersTo, COLOURS, countColours, isColour, titleOf, type Assessment, type Question } from '../model/model.ts';
import styles from './Sheet.module.css';
import { SheetPlan } from './SheetPlan.tsx';

/** With more to change than this, the rest takes less room. */
const ROOMY_PLAN = 3;

interface SheetProps {
  own: OwnStoplight;
  questions: readonly Question[];
  now: Assessment;
  /** The answering that it is laid beside. */
  before: Assessment | undefined;
}

/** One page of A4, readable in black and white. */
export function Sheet(props: SheetProps) {
  return <Page {...props} drawings={useLazy(lazyDrawings[props.now.largo])} />;
}

/** Apart from what waits: React must not find its hooks after a promise that is there at the second look. */
function Page({ own, questions, now, before, drawings }: SheetProps & { drawings: Drawings }) {
  const texts = useTexts();
  const { t } = texts;
  const answers = useMemo(() => answersTo(questions, now), [questions, now]);
  const count = countColours(answers);
  return (
    <div
      className={styles.sheet}
      data-largo={now.largo}
      data-crowded={now.prioridades.length > ROOMY_PLAN ? '' : undefined}
    >
      <div className={styles.head}>
        <LifeMap answers={answers} dimensions={own.dimensiones} />
        <div>
          <h2>{t('own.title.mapa')}</h2>
          <p>{t('own.now', { date: formatDate(texts, now.fecha, 'day') })}</p>
          {before && <p>{t('own.before', { date: formatDate(texts, before.fecha, 'day') })}</p>}
          <ul>
            {COLOURS.map((colour) => (
              <li key={colour}>
                {t(`own.sheet.${colour}`)}: <b>{count[colour]}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SheetPlan own={own} now={now} drawings={drawings} />
      <ul className={styles.answers}>
        {questions.map(({ indicador, number }) => {
          const value = now.respuestas[indicador.id];
          const drawn = value && isColour(value) ? drawings[indicador.id]?.[value] : undefined;
          // Fifty pictures would leave no room for what a family writes.
          return (
            <li key={indicador.id}>
              {now.largo === 'corto' && drawn ? <Drawing of={drawn} /> : <Mark of={indicador.id} />}
              <span>
                {now.largo === 'corto' ? titleOf(indicador) : `${number}. ${indicador.nombre}`}:{' '}
                <b>{t(`own.value.${value ?? 'nada'}`)}</b>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>{t('own.sheet_foot')}</p>
    </div>
  );
}
