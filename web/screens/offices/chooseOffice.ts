import { draftOf } from '#web/forms/drafts.ts';

/** In the draft of the credit form; what was typed stays. */
export function chooseOffice(oficina: string): void {
  const draft = draftOf('credit').read();
  draftOf('credit').write({ since: draft?.since ?? Date.now(), values: { ...draft?.values, oficina } });
}
