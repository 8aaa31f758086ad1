import { expect } from '../fixtures.ts';
import { test } from '../faultyNetwork.ts';
import { saveData } from '../saveData.ts';
import { BAD_LINES } from './faults.ts';
import { formWithoutCode, STORIES } from './stories.ts';

/** Far more than any story needs. */
const MOST_REQUESTS = 500;

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

for (const [at, line] of BAD_LINES.entries()) {
  for (const [number, [name, story]] of Object.entries(STORIES).entries()) {
    // Each line and each story meets both languages, with and without saving data.
    const language = (at + number) % 2 === 0 ? 'es' : 'en';
    const savesData = Math.floor((at + number) / 2) % 2 === 1;
    const how = savesData ? `${line.name}, saving data` : line.name;

    test(`${how} ${name} (${language})`, async ({ page, context, site, problems }) => {
      let asked = 0;
      page.on('request', () => (asked += 1));
      if (savesData) await saveData(context);
      line.begins(site);
      await story({ page, site, line, language, savesData });
      // A page without its styles is not the page.
      const bare = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
            .filter(({ sheet }) => !sheet)
            .map(({ href }) => href),
        );
      await expect.poll(bare).toEqual([]);
      expect(asked, 'requests').toBeLessThan(MOST_REQUESTS);
      // The browser logs what did not come.
      problems.length = 0;
    });
  }
}

for (const [at, line] of BAD_LINES.filter(({ breaksDown }) => breaksDown).entries()) {
  const language = at === 0 ? 'es' : 'en';

  test(`${line.name} a form whose code did not come says how else to reach us, keeps what is typed, and sends it once it came (${language}) [FORM-11, SHELL-12]`, async ({
    page,
    context,
    site,
    problems,
  }) => {
    await saveData(context);
    await formWithoutCode({ page, site, line, language, savesData: true });
    problems.length = 0;
  });
}
