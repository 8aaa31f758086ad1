import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { officeTile } from '#art/officeTile.ts';
import { createTestApp } from '#server/testing/testApp.ts';

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
