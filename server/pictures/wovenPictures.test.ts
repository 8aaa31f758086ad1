import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { medal, seal } from '#art/medal.ts';
import { officeTile } from '#art/officeTile.ts';
import about from '#content/about.json' with { type: 'json' };
import { createTestApp } from '#server/testing/testApp.ts';

it.each([
  ['medallas', medal],
  ['sellos', seal],
] as const)('one of the %s is drawn by its name, compressed on its way, and kept for a week', async (kind, draw) => {
  const app = await createTestApp();
  const ask = (name: string) =>
    app.inject({ url: `/art/${kind}/${encodeURIComponent(name)}.svg`, headers: { 'accept-encoding': 'br' } });
  const { headers, rawPayload } = await ask('nestle-2012');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=604800',
  });
  expect(rawPayload.length).toBeLessThan(5_000);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(draw('nestle-2012'));
  expect((await ask('ñ'.repeat(151))).statusCode).toBe(414);
  await app.close();
});

it('no award looks like the one beside it, nor does a certificate', () => {
  /** Colours of a drawing's cloths and threads, without the lace's shape. */
  const cloth = (svg: string) => [...svg.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, colour]) => colour).join(' ');
  for (const row of [
    about.premios.map(({ id }) => cloth(medal(id))),
    about.certificaciones.map(({ id }) => cloth(seal(id))),
  ]) {
    expect(row.filter((colours, index) => colours === row[index - 1])).toEqual([]);
  }
});

it('an office has a tile of its own by its name, compressed on its way, and kept for a week [OFF-01]', async () => {
  const app = await createTestApp();
  const ask = (name: string) =>
    app.inject({ url: `/art/oficinas/${encodeURIComponent(name)}.svg`, headers: { 'accept-encoding': 'br' } });
  const { headers, rawPayload } = await ask('Ñemby');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=604800',
  });
  expect(rawPayload.length).toBeLessThan(3_000);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(officeTile('Ñemby'));
  expect(officeTile('Ñemby')).not.toBe(officeTile('Luque'));
  expect((await ask('ñ'.repeat(101))).statusCode).toBe(414);
  await app.close();
});
