import { useMemo } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { Place } from './distance.ts';
import {
  AROUND,
  AROUND_BESIDE,
  AROUND_ON_COUNTRY,
  COUNTRY,
  EAST,
  isWithin,
  project,
  type Box,
  type Frame,
} from './frames.ts';
import { LAND_OF } from './landNames.ts';
import { nameOf, placeLabels, townOf, type Side } from './labels.ts';
import { Lettering } from './Lettering.tsx';
import styles from './OfficeMap.module.css';
import { cardId, type Stop } from './stops.ts';

export const MAP_ID = 'mapa';

interface OfficeMapProps {
  stops: readonly Stop[];
  marked: number | undefined;
  visitor: Place | undefined;
  onMark: (id: number | undefined) => void;
}

const { x, y, width, height } = AROUND_ON_COUNTRY;
/** On the country: the second map's frame, with a line for the name over it; and where wide windows lay that map. */
const TAKEN: Box[] = [{ left: x, top: y - COUNTRY.letters, right: x + width, bottom: y + height }, AROUND_BESIDE];
/** From the corners of that frame to the second map's. */
const THREADS = [
  { from: { x, y }, to: { x: AROUND_BESIDE.right, y: AROUND_BESIDE.top } },
  { from: { x, y: y + height }, to: { x: AROUND_BESIDE.right, y: AROUND_BESIDE.bottom } },
].map(({ from, to }) => [toShares(COUNTRY, from), toShares(COUNTRY, to)] as const);

/**
 * The country and, larger, what lies around Asunción: both to scale. A stitched frame is around the same land on both, with
 * threads between the two where they lie beside each other.
 */
export function OfficeMap({ stops, ...shown }: OfficeMapProps) {
  const { t } = useTexts();
  const capital = stops.find(({ km }) => km === 0);
  const near = stops.filter(({ place }) => isWithin(AROUND, place));
  const far = stops.filter((stop) => !near.includes(stop));
  return (
    <nav id={MAP_ID} className={styles.map} aria-label={t('offices.map')} tabIndex={-1}>
      <div className={styles.both}>
        <div className={styles.country}>
          <Sheet {...shown} src="/art/maps/oficinas.svg" frame={COUNTRY} stops={far} taken={TAKEN}>
            <g aria-hidden="true">
              {THREADS.map(([from, to]) => (
                <line key={to.y} className={styles.thread} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
              ))}
              <rect className={styles.band} {...toShares(COUNTRY, AROUND_ON_COUNTRY)} />
              <rect className={styles.lens} {...toShares(COUNTRY, AROUND_ON_COUNTRY)} />
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
        </div>
        <p className={styles.note}>{t('offices.map_note')}</p>
        <figure className={styles.around}>
          <figcaption className={styles.caption}>{t('offices.around')}</figcaption>
          <Sheet {...shown} src="/art/maps/oficinas-asuncion.svg" frame={AROUND} stops={near} />
        </figure>
      </div>
    </nav>
  );
}

interface SheetProps extends OfficeMapProps {
  frame: Frame;
  /** Its ground. */
  src: string;
  /** What names must not cover, besides the land's own. */
  taken?: readonly Box[];
  children?: React.ReactNode;
}

const NONE: readonly Box[] = [];

/** Places are shares of the frame: knots and names keep their size. */
function Sheet({ frame, src, stops, marked, visitor, onMark, taken = NONE, children }: SheetProps) {
  const { t } = useTexts();
  const { labels, say } = useMemo(() => {
    const say = (stop: Stop) => (stop.offices[0].pendiente ? t('offices.named', { name: townOf(stop) }) : townOf(stop));
    return { labels: placeLabels(frame, stops, [...taken, ...(LAND_OF.get(frame) ?? [])], say), say };
  }, [frame, stops, taken, t]);
  const you = visitor && isWithin(frame, visitor) && toShares(frame, project(frame, visitor));
  return (
    <div className={styles.sheet}>
      <Picture src={src} width={frame.width} height={frame.height} alt="" />
      <Lettering frame={frame} />
      <svg className={styles.places}>
        {children}
        {stops.map((stop) => {
          const knot = project(frame, stop.place);
          const { x, y } = toShares(frame, knot);
          const { side, lines, out } = labels.get(stop.id) ?? { side: 'hidden', lines: [say(stop)], out: 0 };
          const leader = leaderOf(frame, knot, side, out);
          const from = toShares(frame, { x: knot.x + (side === 'left' ? -out : out) }).x;
          return (
            <a
              key={stop.id}
              className={styles.pin}
              href={`#${cardId(stop.id)}`}
              aria-label={stop.offices[0].pendiente ? say(stop) : nameOf(stop)}
              data-marked={stop.id === marked ? '' : undefined}
              data-west={frame === COUNTRY && knot.x < EAST.left ? '' : undefined}
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
              {leader && (
                <>
                  <line className={styles.leader} x1={x} y1={y} x2={leader.x} y2={leader.y} />
                  <line className={styles.leader} x1={x} y1={y} x2={leader.x} y2={leader.y} />
                </>
              )}
              <circle className={styles.knot} cx={x} cy={y} />
              <text className={styles.name} x={from} y={y} data-side={side} data-abroad={out > 0 ? '' : undefined}>
                {lines.length > 1
                  ? lines.map((line, at) => (
                      <tspan key={line} x={from} dy={`${LEADING * (at === 0 ? firstLine(side, lines.length) : 1)}em`}>
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

/** To where the name begins that stands off its knot or at a corner of it, from the knot. */
function leaderOf(frame: Frame, { x, y }: { x: number; y: number }, side: Side | 'hidden', out: number) {
  const [height, end] = side.split('-');
  if (out === 0 && !end) return undefined;
  const reach = (out > 0 ? 0.6 : 0.78) * frame.letters + out;
  const west = side === 'left' || end === 'end';
  const up = out > 0 ? 0 : height === 'above' ? -reach : reach;
  return toShares(frame, { x: x + (west ? -reach : reach), y: y + up });
}

/** From one line of a name to the next, as a share of its size. */
const LEADING = 0.92;

/** In lines: how far the first of several is from where one alone would stand: above it, around it, or on it. */
function firstLine(side: Side | 'hidden', lines: number): number {
  if (side.startsWith('below')) return 0;
  return side.startsWith('above') ? 1 - lines : (1 - lines) / 2;
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
