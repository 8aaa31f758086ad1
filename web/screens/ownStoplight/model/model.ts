import type { Dimension, Indicator } from '#contract/ownStoplight.ts';

/** From what presses most to what is reached. */
export const COLOURS = ['rojo', 'amarillo', 'verde'] as const;

export type Colour = (typeof COLOURS)[number];

export const VALUES = [...COLOURS, 'no_se', 'no_aplica'] as const;

export type Value = (typeof VALUES)[number];

/** Undefined: nothing yet. */
export interface Answer {
  indicador: string;
  valor: Value | undefined;
}

/** In the visitor's words: why, the first step, by when. `hecho`: whether it was done, once the visitor has said so. */
export interface Priority {
  indicador: string;
  porque: string;
  paso: string;
  cuando: string;
  hecho?: boolean;
}

export type Words = Exclude<keyof Priority, 'indicador' | 'hecho'>;

/**
 * `largo`: two or three indicators of each dimension, or all. `fecha`: the day of the last answer, `2026-11-22`. `lugar`:
 * the number of the last question shown.
 */
export interface Assessment {
  largo: 'corto' | 'entero';
  respuestas: Record<string, Value>;
  prioridades: Priority[];
  fecha: string;
  lugar?: number;
}

/** This answering, and all before it that have an answer, the oldest first. */
export interface Kept {
  ahora: Assessment;
  anteriores: Assessment[];
}

export const MOST_PRIORITIES = 5;

/** `fecha` is the day on which it is done; `of` an index of `anteriores`, or -1 for this answering. */
export type Action =
  | { do: 'begin'; largo: Assessment['largo']; fecha: string }
  | { do: 'resume'; of: number }
  | { do: 'tell'; of: number; indicador: string; hecho: boolean }
  | { do: 'visit'; number: number }
  | { do: 'answer'; indicador: string; valor: Value; fecha: string }
  | { do: 'lengthen' }
  | { do: 'choose'; indicador: string }
  | { do: 'drop'; indicador: string }
  | { do: 'write'; indicador: string; words: Words; text: string };

/** Undefined as long as nothing was begun. */
export function after(kept: Kept | undefined, action: Action): Kept | undefined {
  if (action.do === 'begin') {
    const ahora: Assessment = { largo: action.largo, respuestas: {}, prioridades: [], fecha: action.fecha };
    return { ahora, anteriores: kept ? withNow(kept) : [] };
  }
  if (!kept) return undefined;
  if (action.do === 'resume') {
    const ahora = kept.anteriores[action.of];
    return ahora ? { ahora, anteriores: withNow(kept).filter((one) => one !== ahora) } : kept;
  }
  if (action.do === 'tell' && action.of >= 0) {
    const anteriores = kept.anteriores.map((one, index) => (index === action.of ? changed(one, action) : one));
    return { ...kept, anteriores };
  }
  return { ...kept, ahora: changed(kept.ahora, action) };
}

/** An answering without an answer leaves nothing behind. */
function withNow({ ahora, anteriores }: Kept): Assessment[] {
  return Object.keys(ahora.respuestas).length ? [...anteriores, ahora] : anteriores;
}

function changed(now: Assessment, action: Exclude<Action, { do: 'begin' | 'resume' }>): Assessment {
  const { prioridades } = now;
  switch (action.do) {
    case 'answer': {
      const { indicador, valor, fecha } = action;
      // What is green or without a colour is nothing to change.
      const still = valor === 'rojo' || valor === 'amarillo';
      return {
        ...now,
        fecha,
        respuestas: { ...now.respuestas, [indicador]: valor },
        prioridades: still ? prioridades : prioridades.filter((one) => one.indicador !== indicador),
      };
    }
    case 'visit':
      return { ...now, lugar: action.number };
    case 'tell':
      return { ...now, prioridades: withPriority(prioridades, action.indicador, { hecho: action.hecho }) };
    case 'lengthen':
      return { ...now, largo: 'entero' };
    case 'choose': {
      const known = prioridades.some((one) => one.indicador === action.indicador);
      if (known || prioridades.length >= MOST_PRIORITIES) return now;
      return {
        ...now,
        prioridades: [...prioridades, { indicador: action.indicador, porque: '', paso: '', cuando: '' }],
      };
    }
    case 'drop':
      return { ...now, prioridades: prioridades.filter((one) => one.indicador !== action.indicador) };
    case 'write':
      break;
  }
  return { ...now, prioridades: withPriority(prioridades, action.indicador, { [action.words]: action.text }) };
}

function withPriority(all: readonly Priority[], indicador: string, change: Partial<Priority>): Priority[] {
  return all.map((one) => (one.indicador === indicador ? { ...one, ...change } : one));
}

export function isColour(value: Value | undefined): value is Colour {
  return COLOURS.some((colour) => colour === value);
}

/** As a family says it; `nombre` is the method's name for it. */
export function titleOf({ llano, nombre }: Indicator): string {
  return llano ?? nombre;
}

export interface Question {
  indicador: Indicator;
  dimension: Dimension;
  /** Among all indicators, from 1: its address, whatever the length. */
  number: number;
}

export function questionsOf(dimensions: readonly Dimension[], largo: Assessment['largo']): Question[] {
  return dimensions
    .flatMap((dimension) => dimension.indicadores.map((indicador) => ({ indicador, dimension })))
    .map((one, index) => ({ ...one, number: index + 1 }))
    .filter(({ indicador }) => largo === 'entero' || indicador.corto);
}

export function answersTo(questions: readonly Question[], { respuestas }: Assessment): Answer[] {
  return questions.map(({ indicador: { id } }) => ({ indicador: id, valor: respuestas[id] }));
}

/** Those without an answer, in their order. */
export function openOf(questions: readonly Question[], { respuestas }: Assessment): Question[] {
  return questions.filter(({ indicador }) => respuestas[indicador.id] === undefined);
}

/**
 * The last question shown, or the first open one after it; undefined when only earlier ones are open. Without `lugar`, as
 * an earlier version of the site stored it: after the last answer.
 */
export function placeOf(questions: readonly Question[], now: Assessment): Question | undefined {
  const answered = [...questions].reverse().find(({ indicador }) => now.respuestas[indicador.id] !== undefined);
  const from = now.lugar ?? answered?.number ?? 0;
  return openOf(questions, now).find(({ number }) => number >= from);
}

/** `sin_color`: questions without one of the three. */
export function countColours(answers: readonly Answer[]): Record<Colour | 'sin_color', number> {
  const count = { rojo: 0, amarillo: 0, verde: 0, sin_color: 0 };
  for (const { valor } of answers) count[isColour(valor) ? valor : 'sin_color'] += 1;
  return count;
}

/**
 * The newest plan of an earlier day, to be asked whether it was done. `of`: as in an action. `today` is a day such as
 * `2026-11-22`.
 */
export function planToAsk({ ahora, anteriores }: Kept, today: string): { plan: Assessment; of: number } | undefined {
  if (ahora.prioridades.length && ahora.fecha < today) return { plan: ahora, of: -1 };
  const of = anteriores.map(({ prioridades }) => prioridades.length > 0).lastIndexOf(true);
  const plan = anteriores[of];
  return plan && { plan, of };
}

/** Of those that share a colour with it, the answering that shares most; of equals the last. */
export function comparedWith({ ahora, anteriores }: Kept): Assessment | undefined {
  const shared = ({ respuestas }: Assessment) =>
    Object.entries(ahora.respuestas).filter(([id, value]) => isColour(value) && isColour(respuestas[id])).length;
  const best = Math.max(1, ...anteriores.map(shared));
  return [...anteriores].reverse().find((one) => shared(one) === best);
}

/** Its colour in both answerings, where they differ. */
export interface Change {
  indicador: string;
  antes: Colour;
  ahora: Colour;
}

/** What became better first; asked in both. */
export function changesBetween(before: Assessment, now: Assessment): Change[] {
  const rank = (colour: Colour) => COLOURS.indexOf(colour);
  return Object.entries(now.respuestas)
    .flatMap(([indicador, ahora]) => {
      const antes = before.respuestas[indicador];
      return isColour(ahora) && isColour(antes) && ahora !== antes ? [{ indicador, antes, ahora }] : [];
    })
    .sort((one, other) => {
      const rise = ({ antes, ahora }: Change) => rank(ahora) - rank(antes);
      return rise(other) - rise(one);
    });
}
