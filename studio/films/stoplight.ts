import { lifeMap } from '../scenes/lifeMap.ts';
import { during, HERO, startingAt } from './film.ts';
import type { Film } from './film.ts';

/** A family darns its Life Map green, spoke by spoke; then the line is drawn on, and the next family's hangs there. */
export function stoplightFilm(language: 'es' | 'en'): Film {
  return {
    name: `hero-stoplight-${language}`,
    seconds: 12,
    ...HERO,
    // Its words have to be sharp.
    scale: 1,
    cover: `art/stoplight-banner-${language}.svg`,
    // Both have begun: all three colours are there.
    draw: startingAt(0.1, (t) =>
      lifeMap(language, {
        // Evenly, so that each spoke takes equally long.
        turned: Math.min(1, Math.max(0, (t - 0.07) / 0.57)),
        drawn: during(t, 0.76, 0.96),
        family: {
          work: during(t, 0.02, 0.08) - during(t, 0.64, 0.7),
          joy: during(t, 0.65, 0.7) - during(t, 0.86, 0.94),
        },
      }),
    ),
  };
}
