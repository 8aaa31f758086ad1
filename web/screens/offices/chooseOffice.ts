import { draftOf } from '#web/forms/drafts.ts';

/** Has the request for credit begin with this office; what the visitor has typed into it before stays. */
export function chooseOffice(oficina: string): void {
  const draft = draftOf('credit').read();
  draftOf('credit').write({ since: draft?.since ?? Date.now(), values: { ...draft?.values, oficina } });
}
