import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, WIDTHS } from './fixtures.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Ledger A11Y-01. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe is added to a document once: parsing its 600 KB takes longer than a run. */
async function violationsOf(page: Page): Promise<string[]> {
  // axe looks into no frame that it was not added to.
  expect(page.frames(), 'the page alone, without frames').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const { axe: injected } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await injected.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, RULES);
}

export async function expectNoViolations(page: Page, state: string): Promise<void> {
  expect(await violationsOf(page), state).toEqual([]);
}

/** At each of WIDTHS, where nothing scrolls sideways either. */
export async function expectNoViolationsAtAllWidths(
  page: Page,
  state: string,
  lookAt: (at: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${state} at ${width} px`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    await lookAt(`${state} at ${width} px`);
  }
}
