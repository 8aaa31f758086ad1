import { draftOf } from '#web/forms/drafts.ts';

/** Preselects this office in the draft of the credit form; what was typed before stays. */
export function chooseOffice(oficina: string): void {
  const draft = draftOf('credit').read();
  draftOf('credit').write({ since: draft?.since ?? Date.now(), values: { ...draft?.values, oficina } });
}
