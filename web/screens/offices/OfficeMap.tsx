import { useMemo } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { Offices } from '#contract/offices.ts';
import type { Place } from './distance.ts';
import { AROUND, AROUND_ON_COUNTRY, COUNTRY, isWithin, project, type Frame } from './frames.ts';
import { NAME_LINE, nameOf, placeLabels, townOf, type Box } from './labels.ts';
import styles from './OfficeMap.module.css';
import { cardId, type Stop } from './stops.ts';
import { Welcome } from './Welcome.tsx';

interface OfficeMapProps {
  stops: readonly Stop[];
  marked: number | undefined;
  visitor: Place | undefined;
  onMark: (id: number | undefined) => void;
}

/**
 * The country and, larger, what lies around Asunción: both to scale. A stitched frame is around the same land on both. Over the
 * second, as over a counter, who receives visitors.
 */
export function OfficeMap({ stops, welcome, ...shown }: OfficeMapProps & { welcome: Offices['apertura'] }) {
  const { t } = useTexts();
  const { x, y, width, height } = AROUND_ON_COUNTRY;
  const capital = stops.find(({ km }) => km === 0);
  const near = stops.filter(({ place }) => isWithin(AROUND, place));
  return (
    <nav className={styles.map} aria-label={t('offices.map')}>
      <Sheet
        {...shown}
        className={styles.country}
        src="/art/maps/oficinas.svg"
        frame={COUNTRY}
        stops={stops.filter((stop) => !near.includes(stop))}
        taken={[{ left: x, top: y - NAME_LINE, right: x + width, bottom: y + height }]}
      >
        <g aria-hidden="true">
          <rect className={styles.lens} {...toShares(COUNTRY, { x, y, width, height })} />
          {near.map(({ id, place }) => {
            const at = toShares(COUNTRY, project(COUNTRY, place));
            return <circle key={id} className={styles.seed} cx={at.x} cy={at.y} />;
          })}
          {capital && (
            <text className={styles.name} data-side="over" {...toShares(COUNTRY, { x: x + width, y })}>
              {townOf(capital)}
            </text>
          )}
        </g>
      </Sheet>
      <figure className={styles.around}>
        <Welcome of={welcome} className={styles.welcome} />
        <Sheet {...shown} className={styles.near} src="/art/maps/oficinas-asuncion.svg" frame={AROUND} stops={near} />
        <figcaption className={styles.caption}>{t('offices.around')}</figcaption>
      </figure>
      <p className={styles.note}>{t('offices.map_note')}</p>
    </nav>
  );
}

interface SheetProps extends OfficeMapProps {
  frame: Frame;
  /** Its ground. */
  src: string;
  className: string | undefined;
  /** What names must not cover. */
  taken?: readonly Box[];
  children?: React.ReactNode;
}

/** Places are shares of the frame: knots and names keep their size. */
function Sheet({ frame, src, className, stops, marked, visitor, onMark, taken, children }: SheetProps) {
  const { t } = useTexts();
  const labels = useMemo(() => placeLabels(frame, stops, taken), [frame, stops, taken]);
  const you = visitor && isWithin(frame, visitor) && toShares(frame, project(frame, visitor));
  return (
    <div className={`${styles.sheet} ${className}`}>
      <Picture src={src} width={frame.width} height={frame.height} alt="" />
      <svg className={styles.places}>
        {children}
        {stops.map((stop) => {
          const knot = project(frame, stop.place);
          const { x, y } = toShares(frame, knot);
          const { side, lines, out } = labels.get(stop.id) ?? { side: 'hidden', lines: [townOf(stop)], out: 0 };
          const from = toShares(frame, { x: knot.x + (side === 'left' ? -out : out) }).x;
          return (
            <a
              key={stop.id}
              className={styles.pin}
              href={`#${cardId(stop.id)}`}
              aria-label={nameOf(stop)}
              data-marked={stop.id === marked ? '' : undefined}
              data-unsure={stop.offices[0].pendiente ? '' : undefined}
              onPointerEnter={() => onMark(stop.id)}
              onPointerLeave={() => onMark(undefined)}
              onClick={onPlainClick(() => {
                const card = document.getElementById(cardId(stop.id));
                card?.focus();
                // It opens in focus: its foot may lie below the window.
                card?.scrollIntoView({ block: 'nearest' });
              })}
            >
              <circle className={styles.focus} cx={x} cy={y} />
              <circle className={styles.knot} cx={x} cy={y} />
              <text className={styles.name} x={from} y={y} data-side={side} data-abroad={out > 0 ? '' : undefined}>
                {lines.length > 1
                  ? lines.map((line, at) => (
                      <tspan key={line} x={from} dy={`${at === 0 ? (1 - lines.length) / 2 : 1}em`}>
                        {line}{' '}
                      </tspan>
                    ))
                  : lines}
              </text>
            </a>
          );
        })}
        {you && (
          <g className={styles.you} aria-hidden="true">
            <circle cx={you.x} cy={you.y} r="9" />
            <text x={you.x} y={you.y} dy="-0.9em">
              {t('offices.you')}
            </text>
          </g>
        )}
      </svg>
    </div>
  );
}

/** Units of the frame as percentages of it. */
function toShares<Name extends 'x' | 'y' | 'width' | 'height'>(
  frame: Frame,
  units: Record<Name, number>,
): Record<Name, string> {
  const share = (name: string, value: number) =>
    `${((value / (name === 'x' || name === 'width' ? frame.width : frame.height)) * 100).toFixed(2)}%`;
  const entries = Object.entries<number>(units).map(([name, value]) => [name, share(name, value)]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
