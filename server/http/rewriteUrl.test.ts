import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { RawLine } from '#server/testing/rawLine.ts';
import { createTestApp, listen } from '#server/testing/testApp.ts';
import { rewriteUrl } from './rewriteUrl.ts';

let app: FastifyInstance;
let line: RawLine;
beforeAll(async () => {
  app = await createTestApp();
  line = new RawLine(await listen(app));
});
afterAll(async () => {
  line.close();
  await app.close();
});

const ask = (target: string, host = 'site.test', to = line) =>
  to.ask(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);

it.each([
  ['http://site.test/en/semaforo/', '/en/semaforo/'],
  ['HTTPS://SITE.test/en/semaforo/', '/en/semaforo/'],
  ['http://site.test', '/'],
  ['http://site.test?a=1', '/?a=1'],
])('a request for %s is answered like one for %s', async (absolute, path) => {
  const answer = await ask(absolute);
  expect(answer.status).toBe(200);
  expect(answer).toEqual(await ask(path));
});

it.each(['http://other.test/es/', 'http://name@site.test/es/', 'http://site.test:81/es/', 'ftp://site.test/es/'])(
  'a request for %s that names another host than its Host header is 404',
  async (target) => {
    expect((await ask(target)).status).toBe(404);
  },
);

it.each([
  ['/fotos/ana.9f3a2c1d.1600x1200.c8a27b.1200.avif', '/fotos/ana.9f3a2c1d.1600x1200.c8a27b.400.avif'],
  ['/fotos/ana.9f3a2c1d.1600x1200.c8a27b.800.webp', '/fotos/ana.9f3a2c1d.1600x1200.c8a27b.400.webp'],
  ['/fotos/ana.9f3a2c1d.1600x1200.c8a27b.jpg', '/fotos/ana.9f3a2c1d.1600x1200.c8a27b.jpg'],
  ['/art/emblem.svg', '/art/emblem.svg'],
])('for who saves data %s is %s [SHELL-12]', (url, smallest) => {
  expect(rewriteUrl({ url, headers: { 'save-data': 'on' } })).toBe(smallest);
  expect(rewriteUrl({ url, headers: {} })).toBe(url);
});
