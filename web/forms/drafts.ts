import { deviceStore } from '#web/device/deviceStore.ts';
import type { FormName } from './definitions.ts';

/** `since`: when the form was first opened, in ms since the epoch. */
export interface Draft {
  values: Record<string, string>;
  since: number;
}

/** In session storage: survives reloads and a change of language. */
export function draftOf(form: FormName) {
  return deviceStore<Draft>('session', `draft-${form}`, toDraft);
}

function toDraft(kept: unknown): Draft | undefined {
  const { values, since } = Object(kept) as Partial<Draft>;
  if (typeof since !== 'number' || typeof values !== 'object' || values === null) return undefined;
  return { since, values: Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) };
}
