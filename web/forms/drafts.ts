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

/** Of the page's forms, as long as no code of theirs does it. */
export function saveTyped(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const typed = [...new FormData(form)].filter((field): field is [string, string] => Boolean(field[1]));
    if (typed.length === 0) continue;
    draftOf(form.dataset.form as FormName).write({ values: Object.fromEntries(typed), since: Date.now() });
  }
}

function toDraft(kept: unknown): Draft | undefined {
  const { values, since } = Object(kept) as Partial<Draft>;
  if (typeof since !== 'number' || typeof values !== 'object' || values === null) return undefined;
  return { since, values: Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')) };
}

/** In the draft of the credit form; what was typed stays. */
export function chooseOffice(oficina: string): void {
  const draft = draftOf('credit').read();
  draftOf('credit').write({ since: draft?.since ?? Date.now(), values: { ...draft?.values, oficina } });
}
