import { expect } from 'vitest';
import { ROOT } from './testApp.ts';

/** Checks that an answer shows nothing of our inside: no trace, no path of this machine, no source file; for tests. */
export function expectNoInside(body: string): void {
  expect(body).not.toContain(ROOT);
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal|\.ts\b|Error:/);
}
