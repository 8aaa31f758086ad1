import { expect, test as base } from '@playwright/test';
import { findFirefox, findWebKit } from '#scripts/engines.mjs';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startSite, type Site } from './site.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

export type EngineName = 'firefox' | 'webkit';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

interface Fixtures {
  size: { width: number; height: number };
  /** Has a profile of its own. A story that expects problems empties `site.reports` and `visitor.driver.problems`. */
  visitor: Visitor;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** Undefined where the machine lacks it. */
  engine: Engine | undefined;
  site: Site;
}

async function start(name: EngineName): Promise<Engine | undefined> {
  if (name === 'webkit') {
    const programs = findWebKit();
    return programs && startWebKit(programs);
  }
  const path = findFirefox();
  return path === undefined ? undefined : startFirefox(path);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  size: [DESK, { option: true }],
  visitor: async ({ engine, engineName, site, size }, use, testInfo) => {
    if (!engine) return testInfo.skip(true, `no ${engineName} on this machine`);
    const driver = await engine.newWindow(size.width, size.height);
    site.reports.length = 0;
    site.mails.length = 0;
    await use(new Visitor(driver, site.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('window', { body: await driver.screenshot(), contentType: 'image/png' });
    }
    await driver.close();
    await site.mend();
    expect([...driver.problems, ...site.reports], 'nothing went wrong in the browser').toEqual([]);
  },
});
