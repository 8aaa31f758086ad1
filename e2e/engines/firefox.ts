import { launch, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

/** One process; each window has cookies, storage and cache of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return {
    newWindow: async (width, height) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return toDriver(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function toDriver(page: Page, close: () => Promise<void>): Driver {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`threw: ${error instanceof Error ? error.message : String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`logged: ${message.text()}`);
  });
  return {
    problems,
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: () => page.evaluate(() => history.back()),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <A extends unknown[], R>(script: (...args: A) => R, ...args: A) =>
      page.evaluate(script as (...all: unknown[]) => unknown, ...args) as Promise<Awaited<R>>,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, withShift) => {
      if (withShift) await page.keyboard.down('Shift');
      await page.keyboard.press(key === 'Space' ? ' ' : key);
      if (withShift) await page.keyboard.up('Shift');
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
