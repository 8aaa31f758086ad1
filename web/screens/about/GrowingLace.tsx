/** All in sixteenths of a rem. Radius of the disc in the middle. */
const EYE = 6;
/** How wide the edge is. */
const RIM = 5;
/** From one ring of thread to the next. */
const APART = 5;
const MOST_THREADS = 7;
const SPOKES = 18;

/** A lace that is woven as far as `share` says: 0 is its eye alone, 1 the whole sun. */
export function GrowingLace({ share }: { share: number }) {
  const threads = Math.round(share * MOST_THREADS);
  const rim = EYE + threads * APART;
  const radius = threads > 0 ? rim + RIM + 1 : EYE + 3;
  const size = `${radius / 8}rem`;
  return (
    <svg viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`} width={size} height={size} fill="none">
      <circle r={threads > 0 ? EYE : radius} fill="currentColor" />
      <g stroke="currentColor" strokeWidth="1.3">
        {Array.from({ length: threads }, (_, at) => (
          <circle key={at} r={EYE + (at + 1) * APART} />
        ))}
        {threads > 0 && (
          <>
            <circle r={(EYE + rim) / 2} pathLength={SPOKES * 8} strokeWidth={rim - EYE} strokeDasharray="1 7" />
            <circle r={rim + RIM / 2} pathLength={SPOKES * 8} strokeWidth={RIM} strokeDasharray="6 2" />
          </>
        )}
      </g>
    </svg>
  );
}
