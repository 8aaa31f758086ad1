import { cerrito } from './cerrito.ts';
import { entrepreneursFilm } from './entrepreneurs.ts';
import type { Film } from './film.ts';
import { greenlight } from './greenlight.ts';
import { microfinanceFilm } from './microfinance.ts';
import { schoolsFilm } from './schools.ts';
import { schoolsMapFilm } from './schoolsMap.ts';
import type { MapScene } from './schoolsMap.ts';
import { southAfrica } from './southAfrica.ts';
import { stoplightFilm } from './stoplight.ts';
import { whereFilm } from './where.ts';

/** Every film below public/films, drawn the same on each call. `schoolsMap` is what the schools' map tells (content/). */
export function films(schoolsMap: readonly MapScene[]): Film[] {
  return [
    southAfrica(),
    greenlight(),
    cerrito(),
    stoplightFilm('es'),
    stoplightFilm('en'),
    microfinanceFilm(),
    schoolsFilm(),
    entrepreneursFilm(),
    whereFilm(),
    schoolsMapFilm('es', schoolsMap),
    schoolsMapFilm('en', schoolsMap),
  ];
}
