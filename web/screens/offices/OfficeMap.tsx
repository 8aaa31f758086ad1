import { useMemo } from 'react';
import { Picture } from '#web/ui/Picture.tsx';
import { STRETCHED, stretch, stretchedRadius } from './stretch.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import type { Place } from './distance.ts';
import { nameOf, placeLabels } from './labels.ts';
import styles from './OfficeMap.module.css';
import { cardId, type Stop } from './stops.ts';

interface OfficeMapProps {
  stops: readonly Stop[];
  marked: number | undefined;
  visitor: Place | undefined;
  onMark: (id: number | undefined) => void;
}

const RINGS_KM = [50, 100, 200, 300];
/** Over the Chaco, which no thread crosses. */
const RING_ANGLE = (-22 * Math.PI) / 180;

const across = (x: number) => `${((x / STRETCHED.width) * 100).toFixed(2)}%`;
const down = (y: number) => `${((y / STRETCHED.height) * 100).toFixed(2)}%`;

/**
 * A thread from Asunción to each town, whose knot links to the office's card. Places are percentages: knots and names keep
 * their size.
 */
export function OfficeMap({ stops, marked, visitor, onMark }: OfficeMapProps) {
  const { t } = useTexts();
  const sides = useMemo(() => placeLabels(stops), [stops]);
  const capital = { x: across(STRETCHED.x), y: down(STRETCHED.y) };
  const you = visitor && stretch(visitor);
  const isOnMap = you && you.x > 0 && you.x < STRETCHED.width && you.y > 0 && you.y < STRETCHED.height;
  return (
    <nav className={styles.map} aria-label={t('offices.map')}>
      <div className={styles.frame}>
        <Picture src="/art/maps/oficinas.svg" width={STRETCHED.width} height={STRETCHED.height} alt="" />
        <svg className={styles.places}>
          {stops.map(({ id, place }) => {
            const { x, y } = stretch(place);
            return (
              <line
                key={id}
                className={styles.thread}
                data-marked={id === marked ? '' : undefined}
                x1={capital.x}
                y1={capital.y}
                x2={across(x)}
                y2={down(y)}
              />
            );
          })}
          {RINGS_KM.map((km) => (
            <text
              key={km}
              className={styles.ring}
              x={across(STRETCHED.x + Math.sin(RING_ANGLE) * stretchedRadius(km))}
              y={down(STRETCHED.y - Math.cos(RING_ANGLE) * stretchedRadius(km))}
              aria-hidden="true"
            >
              {km} km
            </text>
          ))}
          {stops.map((stop) => {
            const { x, y } = stretch(stop.place);
            const at = { x: across(x), y: down(y) };
            const numbers = stop.offices.map(({ nrosucursal }) => nrosucursal).join('·');
            return (
              <a
                key={stop.id}
                className={styles.pin}
                href={`#${cardId(stop.id)}`}
                aria-label={`${numbers} ${nameOf(stop)}`}
                data-marked={stop.id === marked ? '' : undefined}
                data-wide={stop.offices.length > 1 ? '' : undefined}
                onPointerEnter={() => onMark(stop.id)}
                onPointerLeave={() => onMark(undefined)}
                onClick={onPlainClick(() => document.getElementById(cardId(stop.id))?.focus())}
              >
                <circle className={styles.focus} cx={at.x} cy={at.y} />
                <circle className={styles.knot} cx={at.x} cy={at.y} />
                <text className={styles.number} {...at} dy="0.36em">
                  {numbers}
                </text>{' '}
                <text className={styles.name} {...at} data-side={sides.get(stop.id) ?? 'hidden'}>
                  {nameOf(stop)}
                </text>
              </a>
            );
          })}
          {you && isOnMap && (
            <g className={styles.you} aria-hidden="true">
              <circle cx={across(you.x)} cy={down(you.y)} r="9" />
              <text x={across(you.x)} y={down(you.y)} dy="-0.9em">
                {t('offices.you')}
              </text>
            </g>
          )}
        </svg>
      </div>
      <p className={styles.note}>{t('offices.map_note')}</p>
    </nav>
  );
}
