import type { Dimension, Indicator } from '#contract/ownStoplight.ts';

/** The three colours of the Stoplight, from what presses most to what is reached. */
export const COLOURS = ['rojo', 'amarillo', 'verde'] as const;

export type Colour = (typeof COLOURS)[number];

/** What can be said of an indicator. */
export const VALUES = [...COLOURS, 'no_se', 'no_aplica'] as const;

export type Value = (typeof VALUES)[number];

/** What was said of an indicator; undefined: nothing yet. */
export interface Answer {
  indicador: string;
  valor: Value | undefined;
}

/** What is to change first, in the visitor's words: why it is so, the first step, by when. */
export interface Priority {
  indicador: string;
  porque: string;
  paso: string;
  cuando: string;
}

/** The visitor's own words about a priority. */
export type Words = Exclude<keyof Priority, 'indicador'>;

/** One answering. `largo`: two or three indicators of each dimension, or all. `fecha`: the day of the last answer, `2026-11-22`. */
export interface Assessment {
  largo: 'corto' | 'entero';
  respuestas: Record<string, Value>;
  prioridades: Priority[];
  fecha: string;
}

/** All that is kept: this answering, and the one before it, to compare with. */
export interface Kept {
  ahora: Assessment;
  antes?: Assessment;
}

/** As many as the method advises at most (facts of the Stoplight). */
export const MOST_PRIORITIES = 5;

/** What the visitor does. `fecha` is the day on which it is done. */
export type Action =
  | { do: 'begin'; largo: Assessment['largo']; fecha: string }
  | { do: 'answer'; indicador: string; valor: Value; fecha: string }
  | { do: 'lengthen' }
  | { do: 'choose'; indicador: string }
  | { do: 'drop'; indicador: string }
  | { do: 'write'; indicador: string; words: Words; text: string };

/** What is kept after an action; undefined as long as nothing was begun. */
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
      // What turned green, or is no longer answered by a colour, is nothing to change.
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

/** An indicator with what its question needs to know of its place. */
export interface Question {
  indicador: Indicator;
  dimension: Dimension;
  /** Among all indicators, from 1: its address, whatever the length. */
  number: number;
}

/** The questions in their order. */
export function questionsOf(dimensions: readonly Dimension[], largo: Assessment['largo']): Question[] {
  return dimensions
    .flatMap((dimension) => dimension.indicadores.map((indicador) => ({ indicador, dimension })))
    .map((one, index) => ({ ...one, number: index + 1 }))
    .filter(({ indicador }) => largo === 'entero' || indicador.corto);
}

/** The answers to these questions, in their order. */
export function answersTo(questions: readonly Question[], { respuestas }: Assessment): Answer[] {
  return questions.map(({ indicador: { id } }) => ({ indicador: id, valor: respuestas[id] }));
}

/** The first question without an answer; undefined when each has one. */
export function firstOpen(questions: readonly Question[], { respuestas }: Assessment): Question | undefined {
  return questions.find(({ indicador }) => respuestas[indicador.id] === undefined);
}

/** How many answers each colour has, and how many questions have none of the three. */
export function countColours(answers: readonly Answer[]): Record<Colour | 'sin_color', number> {
  const count = { rojo: 0, amarillo: 0, verde: 0, sin_color: 0 };
  for (const { valor } of answers) count[isColour(valor) ? valor : 'sin_color'] += 1;
  return count;
}

/** An indicator that has a colour in both answerings, and not the same one. */
export interface Change {
  indicador: string;
  antes: Colour;
  ahora: Colour;
}

/** What changed between two answerings, what became better first; what only one of them asked is left out. */
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
