import { useMemo, type MouseEvent } from 'react';
import type { Dimension } from '#contract/ownStoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { drawLifeMap } from './lifeMap.ts';
import styles from './LifeMap.module.css';
import { countColours, type Answer } from './model.ts';

const SIZE = 600;

interface LifeMapProps {
  answers: readonly Answer[];
  dimensions: readonly Dimension[];
  hatched?: boolean;
  /** The indicator that is being read. */
  picked?: string | undefined;
  onPick?: (indicador: string) => void;
}

/** The life map as a picture; the lists beside it say the same in words. */
export function LifeMap({ answers, dimensions, hatched = false, picked, onPick }: LifeMapProps) {
  const { t } = useTexts();
  const { rojo, amarillo, verde, sin_color } = countColours(answers);
  const shapes = useMemo(
    () => drawLifeMap(answers, dimensions, { size: SIZE, hatched }),
    [answers, dimensions, hatched],
  );
  const pick = ({ target }: MouseEvent) => {
    const indicador = target instanceof SVGElement ? target.dataset.indicador : undefined;
    if (indicador) onPick?.(indicador);
  };
  return (
    // Who does not see the petals has the table, with a button for each.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <svg
      className={styles.map}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={t('own.map_alt', { rojo, amarillo, verde, sin_color })}
      onClick={onPick && pick}
    >
      {shapes.map(({ d, tone, width, indicador }) => (
        <path
          key={tone + d}
          d={d}
          data-tone={tone}
          data-line={width === undefined ? undefined : ''}
          strokeWidth={width}
          data-indicador={indicador}
          data-picked={indicador !== undefined && indicador === picked ? '' : undefined}
        />
      ))}
    </svg>
  );
}
