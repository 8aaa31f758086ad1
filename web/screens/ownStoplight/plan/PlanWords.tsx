import type { Indicator, OwnStoplight } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { whenText } from './months.ts';
import type { Priority } from '../model/model.ts';
import styles from './PlanWords.module.css';

/** With what each is about; one whose indicator is not known is left out. */
export function chosenOf(own: OwnStoplight, priorities: readonly Priority[]): Chosen[] {
  const indicators = own.dimensiones.flatMap(({ indicadores }) => indicadores);
  return priorities.flatMap((priority) => {
    const indicador = indicators.find(({ id }) => id === priority.indicador);
    return indicador ? [{ priority, indicador }] : [];
  });
}

export interface Chosen {
  priority: Priority;
  indicador: Indicator;
}

/** What the visitor wrote; nothing where nothing was written. */
export function PlanWords({ priority: { porque, paso, cuando } }: { priority: Priority }) {
  const texts = useTexts();
  const { t } = texts;
  const words = [
    ['own.why', porque],
    ['own.first_step', paso],
    ['own.by_when', whenText(texts, cuando)],
  ] as const;
  return (
    <dl className={`cards ${styles.words}`} data-cards="3">
      {words.map(([key, text]) =>
        text ? (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
