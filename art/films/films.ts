import { cerrito } from './cerrito.ts';
import { entrepreneursFilm } from './entrepreneurs.ts';
import type { Film } from './film.ts';
import { greenlight } from './greenlight.ts';
import { microfinanceFilm } from './microfinance.ts';
import { schoolsFilm } from './schools.ts';
import { southAfrica } from './southAfrica.ts';
import { stoplightFilm } from './stoplight.ts';

/** Every film below public/films. Drawn the same on each call. */
export function films(): Film[] {
  return [
    southAfrica(),
    greenlight(),
    cerrito(),
    stoplightFilm('es'),
    stoplightFilm('en'),
    microfinanceFilm(),
    schoolsFilm(),
    entrepreneursFilm(),
  ];
}
