import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { medal, seal } from '#server/lace/medal.ts';
import { wordMark, wordMarkHeight } from '#server/lace/wordMark.ts';
import about from '#content/about.json' with { type: 'json' };
import { createTestApp } from '#server/testing/testApp.ts';

it.each([
  {
    folder: 'medallas',
    rows: '',
    what: 'an award has a medal',
    draw: medal,
    name: 'nestle-2012',
    bytes: 5_000,
    letters: 150,
  },
  {
    folder: 'sellos',
    rows: '',
    what: 'a certificate has a seal',
    draw: seal,
    name: 'nestle-2012',
    bytes: 5_000,
    letters: 150,
  },
  {
    folder: 'marcas',
    rows: '[STOP-04, ABOUT-08]',
    what: 'an organization has a word mark',
    draw: wordMark,
    name: 'Fundación Moisés Bertoni',
    bytes: 5_000,
    letters: 100,
  },
])(
  '$what of its own by its name, compressed on its way, and kept for a week $rows',
  async ({ folder, draw, name, bytes, letters }) => {
    const app = await createTestApp();
    onTestFinished(() => app.close());
    const ask = (asked: string) =>
      app.inject({ url: `/art/${folder}/${encodeURIComponent(asked)}.svg`, headers: { 'accept-encoding': 'br' } });
    const { headers, rawPayload } = await ask(name);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=604800',
    });
    expect(rawPayload.length).toBeLessThan(bytes);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(draw(name));
    expect(draw(name)).not.toBe(draw('luque'));
    expect((await ask('ñ'.repeat(letters + 1))).statusCode).toBe(414);
  },
);

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

it.each(['BID', 'Ágora', 'Ñandutí Ágil, Çağ y Õ', 'Ministerio del Ambiente y Desarrollo Sostenible', 'ñ'.repeat(100)])(
  'the word mark of %s stands within its edges, as outlines [STOP-04, ABOUT-08]',
  async (name) => {
    const mark = wordMark(name);
    expect(mark).not.toMatch(/<text|font/);
    // Letters alone: whatever is drawn beyond the picture would be cut.
    const letters = mark.replace(/.*(?=<g fill="#\w+"><g)/s, '');
    const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 420 172" width="420" height="172">${letters}`;
    const { info } = await sharp(Buffer.from(wide)).trim().toBuffer({ resolveWithObject: true });
    const [, height] = /viewBox="0 0 320 (\d+)"/.exec(mark) ?? [];
    const [left, top] = [-(info.trimOffsetLeft ?? 0) - 50, -(info.trimOffsetTop ?? 0) - 50];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + info.width).toBeLessThanOrEqual(320);
    expect(top + info.height).toBeLessThanOrEqual(Number(height));
    expect(wordMarkHeight(name)).toBe(Number(height));
  },
);
