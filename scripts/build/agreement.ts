import type * as z from 'zod/mini';
import type { figureListSchema } from '#contract/content.ts';
import type { ownStoplightSchema } from '#contract/ownStoplight.ts';
import type { schoolsSchema } from '#contract/schools.ts';
import { inLanguage, LANGUAGES, type Translated } from '#contract/language.ts';
import type { stoplightSchema } from '#contract/stoplight.ts';
import type { Fault, Key } from '#server/faults/fault.ts';

/** Files whose schemas pass, by their names. */
export interface ComparedFiles {
  'impact.json': z.infer<typeof figureListSchema>;
  'schools.json': z.infer<typeof schoolsSchema>;
  'stoplight.json': z.infer<typeof stoplightSchema>;
  'ownStoplight.json': z.infer<typeof ownStoplightSchema>;
}

export const COMPARED = ['impact.json', 'schools.json', 'stoplight.json', 'ownStoplight.json'] as const;

type Both = Translated<string>;

/** A share, an amount of goods or money, an age, a number of people: what is another one next year. */
const CHANGES = /\d%|\d (?:kg|kilos|litros|litres|años|jóvenes|young people|unidades|units)\b|Gs\.|\baged\b/i;

/** What two files say differently, and figures of the schools without their year. */
export function findDisagreements(files: Partial<ComparedFiles>): Fault[] {
  if (!isWhole(files)) return [];
  const faults: Fault[] = [];
  const [own, method] = [files['ownStoplight.json'], files['stoplight.json']].map(({ dimensiones }) =>
    JSON.stringify(dimensiones.map(({ id, nombre, indicadores }) => [id, nombre, indicadores.map(nameOf)])),
  );
  if (own !== method) {
    faults.push({
      file: 'content/ownStoplight.json',
      keys: ['dimensiones'],
      says: {
        es: 'los nombres de las dimensiones y los indicadores tienen que ser los de stoplight.json, en su orden: cambiá los dos archivos.',
        en: 'the names of dimensions and indicators must be those of stoplight.json, in its order: change both files.',
      },
    });
  }
  const { ventas, escuelas, replica } = files['schools.json'];
  const followers = files['impact.json'].find(({ tipo }) => tipo === 'instituciones')?.impacto;
  if (followers !== undefined && followers !== replica.cifra) {
    faults.push({
      file: 'content/schools.json',
      keys: ['replica', 'cifra'],
      says: {
        es: `tiene que ser ${followers}, como el impacto de «instituciones» en impact.json, y es ${replica.cifra}: cambiá uno de los dos.`,
        en: `must be ${followers}, as the impacto of “instituciones” in impact.json, and is ${replica.cifra}: change either.`,
      },
    });
  }
  const schools = files['schools.json'];
  const texts: Placed[] = [
    { keys: ['ventas', 'leyenda'], texts: [ventas.leyenda] },
    ...ventas.productos.map(({ detalle }, at) => ({ keys: ['ventas', 'productos', at, 'detalle'], texts: [detalle] })),
    ...escuelas.flatMap(({ datos }, school) =>
      datos.map(({ que, texto }, at) => ({ keys: ['escuelas', school, 'datos', at, 'texto'], texts: [que, texto] })),
    ),
    ...(['jornada', 'bloques'] as const).flatMap((list) =>
      schools[list].map(({ texto }, at) => ({ keys: [list, at, 'texto'], texts: [texto] })),
    ),
  ];
  const undated = texts.flatMap(({ keys, texts: both }): Fault[] =>
    LANGUAGES.flatMap((language) => {
      const said = both.map((one) => inLanguage(one, language)).join(' ');
      if (!CHANGES.test(said) || /\b20\d\d\b/.test(said)) return [];
      return [{ file: 'content/schools.json', keys: [...keys, language], says: UNDATED }];
    }),
  );
  return [...faults, ...undated];
}

interface Placed {
  keys: Key[];
  texts: Both[];
}

const UNDATED = {
  es: 'esto cambia de año en año: escribí de qué año es, por ejemplo «(2025)».',
  en: 'this changes from year to year: write of which year it is, such as “(2025)”.',
};

function isWhole(files: Partial<ComparedFiles>): files is ComparedFiles {
  return COMPARED.every((name) => files[name] !== undefined);
}

function nameOf(indicator: Both | { nombre: Both }): Both {
  return 'nombre' in indicator ? indicator.nombre : indicator;
}
