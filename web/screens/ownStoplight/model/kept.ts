import { MOST_PRIORITIES, VALUES, type Assessment, type Kept, type Priority, type Value } from './model.ts';

/** Five priorities, three texts each, fit the printed sheet. */
export const WORDS_LIMIT = 140;

/** Undefined where it has another shape. Earlier versions of the site kept one earlier answering, `antes`. */
export function toKept(kept: unknown): Kept | undefined {
  if (!isRecord(kept)) return undefined;
  const ahora = toAssessment(kept.ahora);
  const before: unknown[] = Array.isArray(kept.anteriores) ? kept.anteriores : [kept.antes];
  return ahora && { ahora, anteriores: before.flatMap((one) => toAssessment(one) ?? []) };
}

function toAssessment(kept: unknown): Assessment | undefined {
  if (!isRecord(kept)) return undefined;
  const { largo, respuestas, prioridades, fecha, lugar } = kept;
  if (largo !== 'corto' && largo !== 'entero') return undefined;
  if (!isRecord(respuestas) || !Array.isArray(prioridades)) return undefined;
  if (typeof fecha !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(fecha)) return undefined;
  const answers = Object.entries(respuestas).filter((one): one is [string, Value] => isValue(one[1]));
  return {
    largo,
    respuestas: Object.fromEntries(answers),
    prioridades: prioridades.filter(isPriority).slice(0, MOST_PRIORITIES),
    fecha,
    ...(typeof lugar === 'number' && { lugar }),
  };
}

function isPriority(kept: unknown): kept is Priority {
  if (!isRecord(kept)) return false;
  if (kept.hecho !== undefined && typeof kept.hecho !== 'boolean') return false;
  const words = [kept.indicador, kept.porque, kept.paso, kept.cuando];
  return words.every((one) => typeof one === 'string' && one.length <= WORDS_LIMIT);
}

function isValue(kept: unknown): kept is Value {
  return VALUES.some((value) => value === kept);
}

function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept);
}
