import { useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Dimension } from '#contract/ownStoplight.ts';
import { isStill } from '#web/hooks/useReducedMotion.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { drawLifeMap, HALF, HALF_BARE, type Petal } from './lifeMap.ts';
import styles from './LifeMap.module.css';
import { Mark } from '../Mark.tsx';
import { countColours, type Answer, titleOf } from '../model/model.ts';
import type { Shape } from './petals.ts';

interface LifeMapProps {
  answers: readonly Answer[];
  dimensions: readonly Dimension[];
  bare?: boolean;
  picked?: string | undefined;
  /** Petals are chosen by a press or the arrow keys, and the lace opens petal by petal. */
  onPick?: (indicador: string) => void;
}

/** The lists beside it say the same in words. */
export function LifeMap({ answers, dimensions, bare = false, picked, onPick }: LifeMapProps) {
  const { t } = useTexts();
  const { rojo, amarillo, verde, sin_color } = countColours(answers);
  const id = useId();
  const frame = useRef<SVGSVGElement>(null);
  const { cloth, eye, sectors } = useMemo(() => drawLifeMap(answers, dimensions), [answers, dimensions]);
  const petals = sectors.flatMap((sector) => sector.petals);
  const opens = onPick !== undefined;

  useLayoutEffect(() => {
    if (frame.current && opens && !isStill()) open(frame.current);
  }, [opens]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = petalAfter(event.key, petals, picked);
    if (!next) return;
    event.preventDefault();
    onPick?.(next.indicador.id);
  };

  const half = bare ? HALF_BARE : HALF;
  return (
    <svg
      ref={frame}
      className={styles.map}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      aria-label={t('own.map_alt', { rojo, amarillo, verde, sin_color })}
      {...(opens
        ? {
            role: 'listbox',
            tabIndex: 0,
            'aria-activedescendant': picked && `${id}${picked}`,
            onKeyDown,
          }
        : { role: 'img' })}
    >
      <g aria-hidden="true">
        <Shapes shapes={[...cloth, ...sectors.flatMap(({ web }) => web)]} />
      </g>
      {petals.map(({ indicador, valor, wedge, shapes }) => (
        <g
          key={indicador.id}
          data-indicador={indicador.id}
          {...(opens && {
            id: `${id}${indicador.id}`,
            role: 'option',
            'aria-selected': indicador.id === picked,
            'aria-label': `${titleOf(indicador)}: ${t(`own.value.${valor ?? 'nada'}`)}`,
            onClick: () => onPick(indicador.id),
          })}
        >
          {opens && <path className={styles.wedge} d={wedge} />}
          <Shapes shapes={shapes} />
        </g>
      ))}
      <g aria-hidden="true">
        <Shapes shapes={eye} />
        {!bare &&
          sectors.map(({ dimension, mark: [x, y] }) => (
            <Mark key={dimension.id} of={dimension.id} at={{ x: x - MARK / 2, y: y - MARK / 2, size: MARK }} />
          ))}
      </g>
    </svg>
  );
}

const MARK = 48;

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ d, tone, width }, index) => (
    <path
      // oxlint-disable-next-line react/no-array-index-key -- they are drawn anew together
      key={index}
      d={d}
      data-tone={tone}
      data-line={width === undefined ? undefined : ''}
      strokeWidth={width}
    />
  ));
}

function petalAfter(key: string, petals: readonly Petal[], picked: string | undefined): Petal | undefined {
  const at = petals.findIndex(({ indicador }) => indicador.id === picked);
  if (key === 'ArrowRight' || key === 'ArrowDown') return petals[(at + 1) % petals.length];
  if (key === 'ArrowLeft' || key === 'ArrowUp') return petals.at(Math.max(at, 0) - 1);
  if (key === 'Home') return petals[0];
  return key === 'End' ? petals.at(-1) : undefined;
}

/** All petals together; one alone. */
const [OPENING_MS, PETAL_MS] = [1000, 400];

function open(frame: SVGSVGElement): void {
  const petals = frame.querySelectorAll('[data-indicador]');
  for (const [index, petal] of petals.entries())
    petal.animate(
      [
        { opacity: 0, transform: 'scale(0.2)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        delay: (OPENING_MS * index) / petals.length,
        duration: PETAL_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        fill: 'backwards',
      },
    );
}
