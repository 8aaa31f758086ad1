import { heroWhere, placeOf, STITCH, sunOf, SUNS } from '../scenes/heroWhere.ts';
import { during, weaving } from './film.ts';
import type { Film } from './film.ts';

/** Periods of the stitch that pass in one round: slow enough to be followed. */
const PERIODS = 14;
/** When each lace is undone, by its place in the film; it is woven anew while the next one goes. */
const UNDONE = [0.06, 0.28, 0.5, 0.72];
const FADE = 0.05;
const WEAVE = 0.2;

/** Stitches run from Asunción over the globe; the laces that they end in are woven anew, one after the other. */
export function whereFilm(): Film {
  const weaves = SUNS.map((sun) => {
    const [x, y] = placeOf(sun);
    return weaving(sun.seed, sun.options, x, y, sun.radius * 0.94);
  });
  const period = STITCH[0] + STITCH[1];
  return {
    name: 'hero-where',
    seconds: 12,
    width: 1600,
    height: 900,
    scale: 0.8,
    loops: true,
    cover: 'art/hero-where.svg',
    draw: (t) => {
      if (t === 0 || t === 1) return heroWhere();
      const suns = SUNS.map((sun, i) => {
        const start = UNDONE[i] ?? 0;
        const whole = start + FADE;
        if (t <= start) return sunOf(sun);
        if (t < whole) return `<g opacity="${(1 - during(t, start, whole)).toFixed(2)}">${sunOf(sun)}</g>`;
        return weaves[i]?.(during(t, whole, whole + WEAVE)) ?? '';
      });
      return heroWhere({ run: t * PERIODS * period, suns });
    },
  };
}
