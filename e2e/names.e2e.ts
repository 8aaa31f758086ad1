import impact from '#content/impact.json' with { type: 'json' };
import { expect, ready, test } from './fixtures.ts';

/** Words of two parts that are read as one, as in 'Llamanos(021)' or 'método2024'. */
const RUN_TOGETHER = /\p{Ll}\(|\p{Ll}{2}\d{3}|\)\p{L}/u;

for (const width of [360, 1280]) {
  test(`names of links and terms keep their words apart at ${width} px [A11Y-02]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const session = await page.context().newCDPSession(page);
    for (const path of ['/es/', '/en/donde-trabajamos/', '/es/microfinanzas/', '/es/tasas-tarifas/']) {
      await page.goto(path);
      await ready(page);
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const names = nodes
        .filter(({ role }) => role?.value === 'link' || role?.value === 'term')
        .map(({ name }) => String(name?.value));
      expect(names.length, path).toBeGreaterThan(20);
      expect(
        names.filter((name) => RUN_TOGETHER.test(name)),
        path,
      ).toEqual([]);
    }
  });
}

test('the name of each counter is read once, and the position of a slide, too [HOME-03, A11Y-03]', async ({ page }) => {
  await page.goto('/es/');
  await ready(page);
  await page.locator('#impact ~ details summary').click();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const namesOf = (role: string) =>
    nodes.filter((node) => node.role?.value === role).map(({ name }) => String(name?.value));
  const links = namesOf('link').join('\n');
  for (const { titulo } of impact.filter(({ clazz }) => !['giant', 'outcome'].includes(clazz))) {
    expect(namesOf('term').filter((name) => name.includes(titulo.es))).toHaveLength(1);
    expect(links).not.toContain(titulo.es);
  }
  const position = /^1 de \d$/;
  const first = namesOf('group').find((name) => position.test(name));
  expect(namesOf('StaticText').filter((name) => name === first)).toEqual([]);
});
