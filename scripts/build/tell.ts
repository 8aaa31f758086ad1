import type { StaffLanguage } from '#server/faults/said.ts';
import type { Fault } from '#server/faults/fault.ts';
import { tellFaults } from '#server/faults/tellFaults.ts';
import { InvalidContent, textOf } from './readContent.ts';

/** A line for each fault of the content in a folder. */
export function tell(faults: readonly Fault[], root: string, language: StaffLanguage): string[] {
  return tellFaults(faults, { language, read: (file) => textOf(root, file) });
}

/** @throws InvalidContent where there are faults, in Spanish, the staff's language */
export function refuse(faults: readonly Fault[], root: string): void {
  if (faults.length) throw new InvalidContent(tell(faults, root, 'es').join('\n'));
}
