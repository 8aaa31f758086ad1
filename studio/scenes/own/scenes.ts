import { checkups, sight, surroundings, teeth, vaccines } from './care.ts';
import { lightenOwn } from '../../lighten.ts';
import { LEVELS, type Level } from './frame.ts';
import { hygiene, identity, insurance, sources, waste } from './daily.ts';
import { childhood, news, rest, supplies } from './free.ts';
import { care, meals, water } from './health.ts';
import { bathroom, house, kitchen } from './housing.ts';
import { credit, earnings, savings } from './income.ts';
import { beginnings, feelings, reading, voting } from './inner.ts';
import { accounts, school, trade } from './learning.ts';
import { appliances, bedrooms, electricity, roads, telephone, transport } from './light.ts';
import { authorities, conscience, decisions, peace, respect, rights } from './others.ts';
import { clothes, door, furniture, street } from './safe.ts';
import { groups, needs, quarrels, trust } from './together.ts';

/** Each indicator's picture by its id: the same scene for each level, but for what the level means. */
export const SCENES: Readonly<Record<string, (level: Level) => string>> = {
  'ingresos-01': earnings,
  'ingresos-02': savings,
  'ingresos-03': credit,
  'ingresos-04': sources,
  'ingresos-05': identity,
  'salud-06': surroundings,
  'salud-07': waste,
  'salud-08': water,
  'salud-09': care,
  'salud-10': meals,
  'salud-11': hygiene,
  'salud-12': checkups,
  'salud-13': teeth,
  'salud-14': sight,
  'salud-15': vaccines,
  'salud-16': insurance,
  'vivienda-17': house,
  'vivienda-18': furniture,
  'vivienda-19': bedrooms,
  'vivienda-20': kitchen,
  'vivienda-21': bathroom,
  'vivienda-22': appliances,
  'vivienda-23': telephone,
  'vivienda-24': clothes,
  'vivienda-25': street,
  'vivienda-26': door,
  'vivienda-27': electricity,
  'vivienda-28': transport,
  'vivienda-29': roads,
  'educacion-30': school,
  'educacion-31': reading,
  'educacion-32': supplies,
  'educacion-33': accounts,
  'educacion-34': trade,
  'educacion-35': news,
  'educacion-36': rest,
  'educacion-37': respect,
  'educacion-38': rights,
  'educacion-39': childhood,
  'organizacion-40': groups,
  'organizacion-41': authorities,
  'organizacion-42': quarrels,
  'organizacion-43': voting,
  'interioridad-44': needs,
  'interioridad-45': trust,
  'interioridad-46': conscience,
  'interioridad-47': feelings,
  'interioridad-48': peace,
  'interioridad-49': beginnings,
  'interioridad-50': decisions,
};

/** All pictures by the names of their files, as they are committed. */
export function ownScenes(): [name: string, svg: string][] {
  return Object.entries(SCENES).flatMap(([id, scene]) =>
    lightenOwn([scene(0), scene(1), scene(2)]).map((svg, level): [string, string] => [`${id}-${LEVELS[level]}`, svg]),
  );
}
