import { expect } from 'vitest';
import { ROOT } from './testApp.ts';

/** Checks that a response leaks no stack trace, path of this machine or source file. */
export function expectNoLeak(body: string): void {
  expect(body).not.toContain(ROOT);
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|node:internal|\.ts\b|Error:/);
}
