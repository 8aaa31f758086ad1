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

/** The films that open a screen: each goes on from the drawing that is its cover. */
export function openings(): Film[] {
  return [
    stoplightFilm('es'),
    stoplightFilm('en'),
    microfinanceFilm(),
    schoolsFilm(),
    entrepreneursFilm(),
    whereFilm(),
  ];
}

/** Every film below public/films, drawn the same on each call. `schoolsMap` is what the schools' map tells (content/). */
export function films(schoolsMap: readonly MapScene[]): Film[] {
  return [
    southAfrica(),
    greenlight(),
    cerrito(),
    ...openings(),
    schoolsMapFilm('es', schoolsMap),
    schoolsMapFilm('en', schoolsMap),
  ];
}
