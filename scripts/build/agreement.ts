import type * as z from 'zod/mini';
import type { figureListSchema } from '#contract/content.ts';
import type { ownStoplightSchema } from '#contract/ownStoplight.ts';
import type { schoolsSchema } from '#contract/schools.ts';
import type { stoplightSchema } from '#contract/stoplight.ts';

/** Files whose schemas pass, by their names. */
export interface ComparedFiles {
  'impact.json': z.infer<typeof figureListSchema>;
  'schools.json': z.infer<typeof schoolsSchema>;
  'stoplight.json': z.infer<typeof stoplightSchema>;
  'ownStoplight.json': z.infer<typeof ownStoplightSchema>;
}

export const COMPARED = ['impact.json', 'schools.json', 'stoplight.json', 'ownStoplight.json'] as const;

type Both = { es: string; en: string };

/** A share, an amount of goods or money, an age, a number of people: what is another one next year. */
const CHANGES = /\d%|\d (?:kg|kilos|litros|litres|años|jóvenes|young people|unidades|units)\b|Gs\.|\baged\b/i;

/** What two files say differently, and figures of the schools without their year. */
export function findDisagreements(files: Partial<ComparedFiles>): string[] {
  if (!isWhole(files)) return [];
  const problems: string[] = [];
  const [own, method] = [files['ownStoplight.json'], files['stoplight.json']].map(({ dimensiones }) =>
    JSON.stringify(dimensiones.map(({ id, nombre, indicadores }) => [id, nombre, indicadores.map(nameOf)])),
  );
  if (own !== method) {
    problems.push('content/ownStoplight.json: dimensiones: must have the names of stoplight.json, in its order');
  }
  const { bloques, jornada, ventas, escuelas, replica } = files['schools.json'];
  const followers = files['impact.json'].find(({ tipo }) => tipo === 'instituciones')?.impacto;
  if (followers !== undefined && followers !== replica.cifra) {
    problems.push(`content/schools.json: replica.cifra: must be ${followers}, as in impact.json`);
  }
  const texts: Both[] = [
    ventas.leyenda,
    ...ventas.productos.map(({ detalle }) => detalle),
    ...escuelas.flatMap(({ datos }) =>
      datos.map(({ que, texto }) => ({ es: `${que.es} ${texto.es}`, en: `${que.en} ${texto.en}` })),
    ),
    ...[...jornada, ...bloques].map(({ texto }) => texto),
  ];
  const undated = texts.flatMap(({ es, en }) => [es, en]).filter((one) => CHANGES.test(one) && !/\b20\d\d\b/.test(one));
  return [...problems, ...undated.map((one) => `content/schools.json: “${one}”: must say of which year this is`)];
}

function isWhole(files: Partial<ComparedFiles>): files is ComparedFiles {
  return COMPARED.every((name) => files[name] !== undefined);
}

function nameOf(indicator: Both | { nombre: Both }): Both {
  return 'nombre' in indicator ? indicator.nombre : { es: indicator.es, en: indicator.en };
}
