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

/** In the visitor's words: why, the first step, by when. */
export interface Priority {
  indicador: string;
  porque: string;
  paso: string;
  cuando: string;
}

export type Words = Exclude<keyof Priority, 'indicador'>;

/** `largo`: two or three indicators of each dimension, or all. `fecha`: the day of the last answer, `2026-11-22`. */
export interface Assessment {
  largo: 'corto' | 'entero';
  respuestas: Record<string, Value>;
  prioridades: Priority[];
  fecha: string;
}

/** This answering, and the one before it. */
export interface Kept {
  ahora: Assessment;
  antes?: Assessment;
}

export const MOST_PRIORITIES = 5;

/** `fecha` is the day on which it is done. */
export type Action =
  | { do: 'begin'; largo: Assessment['largo']; fecha: string }
  | { do: 'answer'; indicador: string; valor: Value; fecha: string }
  | { do: 'lengthen' }
  | { do: 'choose'; indicador: string }
  | { do: 'drop'; indicador: string }
  | { do: 'write'; indicador: string; words: Words; text: string };

/** Undefined as long as nothing was begun. */
export function after(kept: Kept | undefined, action: Action): Kept | undefined {
  if (action.do === 'begin') {
    const begun: Assessment = { largo: action.largo, respuestas: {}, prioridades: [], fecha: action.fecha };
    const before = kept && hasColour(kept.ahora) ? kept.ahora : kept?.antes;
    return before ? { ahora: begun, antes: before } : { ahora: begun };
  }
  return kept && { ...kept, ahora: changed(kept.ahora, action) };
}

function changed(now: Assessment, action: Exclude<Action, { do: 'begin' }>): Assessment {
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
  return {
    ...now,
    prioridades: prioridades.map((one) =>
      one.indicador === action.indicador ? { ...one, [action.words]: action.text } : one,
    ),
  };
}

function hasColour({ respuestas }: Assessment): boolean {
  return Object.values(respuestas).some(isColour);
}

export function isColour(value: Value | undefined): value is Colour {
  return COLOURS.some((colour) => colour === value);
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

/** Undefined when each has an answer. */
export function firstOpen(questions: readonly Question[], { respuestas }: Assessment): Question | undefined {
  return questions.find(({ indicador }) => respuestas[indicador.id] === undefined);
}

/** `sin_color`: questions without one of the three. */
export function countColours(answers: readonly Answer[]): Record<Colour | 'sin_color', number> {
  const count = { rojo: 0, amarillo: 0, verde: 0, sin_color: 0 };
  for (const { valor } of answers) count[isColour(valor) ? valor : 'sin_color'] += 1;
  return count;
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
    .toSorted((one, other) => {
      const rise = ({ antes, ahora }: Change) => rank(ahora) - rank(antes);
      return rise(other) - rise(one);
    });
}
