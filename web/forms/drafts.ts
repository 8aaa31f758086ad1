import { deviceStore } from '#web/device/deviceStore.ts';
import type { FormName } from './definitions.ts';

/** What was typed into a form and not sent yet, and when the form was opened first, in ms since the epoch. */
export interface Draft {
  values: Record<string, string>;
  since: number;
}

/** The draft of a form: as long as the tab, so that it outlives a reload, a change of language and a new version. */
export function draftOf(form: FormName) {
  return deviceStore<Draft>('session', `draft-${form}`, toDraft);
}

function toDraft(kept: unknown): Draft | undefined {
  const { values, since } = Object(kept) as Partial<Draft>;
  if (typeof since !== 'number' || typeof values !== 'object' || values === null) return undefined;
  return { since, values: Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) };
}
