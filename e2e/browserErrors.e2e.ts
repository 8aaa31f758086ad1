import { createInterface } from 'node:readline';
import { expect, ready, startServer, stopServer, test } from './fixtures.ts';

test('a page that cannot be hydrated is one line in the server’s log, without what the visitor wrote', async ({
  page,
  problems,
}) => {
  const server = await startServer('log');
  try {
    const lines: string[] = [];
    if (server.process.stdout) createInterface(server.process.stdout).on('line', (line) => lines.push(line));
    // As if server and browser code were of different releases.
    await page.route('**/es/nosotros/*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<h1([^>]*)>/, '<h1$1>Otra cosa: '),
      });
    });
    await page.goto(`${server.url}/es/nosotros/?correo=ana@example.org`);
    await ready(page);
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      kind: 'hydration',
      what: 'Error #418',
      at: expect.stringMatching(/^assets\/[\w-]+\.js:\d+:\d+$/),
      path: '/nosotros',
    });
    expect(lines[0]).not.toMatch(/ana|example|Otra/);
    // The server may hear of it first.
    await expect.poll(() => problems.join()).toContain('#418');
    problems.length = 0;
  } finally {
    await stopServer(server);
  }
});
