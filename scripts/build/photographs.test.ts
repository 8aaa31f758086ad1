import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { photographSrcset, readPhotograph, type Photograph } from '#contract/photographs.ts';
import { samplePhotograph } from '#server/testing/samplePhotographs.ts';
import { buildPhotograph, cacheOf, copyPhotographs } from './photographs.ts';

/** Most that a card on a phone may weigh: a list of ten then keeps its page within 350 KB with what else it has. */
const CARD_BYTES = 40 * 1024;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photographs-'));
  mkdirSync(join(root, 'content/fotos'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (name: string, bytes: Buffer) => writeFileSync(join(root, 'content/fotos', name), bytes);
const build = async (named: string) => readPhotograph(await buildPhotograph(root, named)) as Photograph;
const files = () => readdirSync(cacheOf(root)).sort();
const bytesOf = (file: string) => readFileSync(join(cacheOf(root), file));

describe('a photograph as it comes from a phone', () => {
  it('stands upright in every file, and none says where or with what it was taken', async () => {
    put('IMG_2034.JPG', await samplePhotograph({ width: 2000, height: 1500, orientation: 6 }));
    expect(readFileSync(join(root, 'content/fotos/IMG_2034.JPG')).includes('Sample')).toBe(true);

    const address = await buildPhotograph(root, '/fotos/IMG_2034.JPG');
    expect(address).toMatch(/^\/fotos\/img-2034\.[0-9a-f]{8}\.1500x2000\.[0-9a-f]{6}\.jpg$/);
    expect(files()).toHaveLength(9);
    for (const file of files()) {
      const bytes = bytesOf(file);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect([file, exif, xmp, iptc, orientation]).toEqual([file, undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Sample')).toBe(false);
      expect(height / width).toBeCloseTo(4 / 3, 2);
      // Sky above, field below.
      const strip = async (top: number) =>
        sharp(bytes).extract({ left: 0, top, width, height: 9 }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
      const [[, , blueAbove = 0], [, greenBelow = 0, blueBelow = 0]] = [await strip(0), await strip(height - 9)];
      expect(blueAbove).toBeGreaterThan(150);
      expect(greenBelow).toBeGreaterThan(blueBelow + 20);
    }
  });

  it('is made in four widths and two formats, and its address tells the largest one’s size', async () => {
    put('huerta.jpg', await samplePhotograph({ width: 2400, height: 1800 }));
    const photograph = await build('/fotos/huerta.jpg');
    expect(photograph).toMatchObject({ width: '1600', height: '1200' });
    for (const format of ['avif', 'webp'] as const) {
      for (const one of photographSrcset(photograph, format).split(', ')) {
        const [address = '', width = ''] = one.split(' ');
        expect(`${(await sharp(bytesOf(address.slice('/fotos/'.length))).metadata()).width}w`).toBe(width);
      }
    }
    expect((await sharp(bytesOf(`${photograph.start}.jpg`.slice('/fotos/'.length))).metadata()).width).toBe(1200);
  });

  it('is never enlarged', async () => {
    put('chica.jpg', await samplePhotograph({ width: 700, height: 525 }));
    const photograph = await build('/fotos/chica.jpg');
    expect(photographSrcset(photograph, 'avif').match(/ \d+w/g)).toEqual([' 400w', ' 700w']);
    expect((await sharp(bytesOf(`${photograph.start}.jpg`.slice('/fotos/'.length))).metadata()).width).toBe(700);
  });

  it('of twelve million noisy pixels is a card of at most 40 KB', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const grain = sharp({ create: { width: 1000, height: 750, channels: 3, background: '#808080', noise } });
    put(
      'ruido.jpg',
      await sharp(await grain.png().toBuffer())
        .resize(4000, 3000)
        .jpeg()
        .toBuffer(),
    );
    await buildPhotograph(root, '/fotos/ruido.jpg');
    const card = files().find((file) => file.endsWith('.400.avif')) ?? '';
    expect(statSync(join(cacheOf(root), card)).size).toBeLessThanOrEqual(CARD_BYTES);
  });
});

describe('what was made of a photograph', () => {
  beforeEach(async () => put('huerta.jpg', await samplePhotograph({ width: 600, height: 450 })));
  const writtenAt = () => files().map((file) => statSync(join(cacheOf(root), file)).mtimeMs);

  it('is not made again, and lies under another address once the photograph is another', async () => {
    const before = await buildPhotograph(root, '/fotos/huerta.jpg');
    const then = writtenAt();
    expect(await buildPhotograph(root, '/fotos/huerta.jpg')).toBe(before);
    expect(writtenAt()).toEqual(then);
    put('huerta.jpg', await samplePhotograph({ width: 620, height: 450 }));
    expect(await buildPhotograph(root, '/fotos/huerta.jpg')).not.toBe(before);
  });

  it('is completed where the computer was switched off in the middle', async () => {
    const address = await buildPhotograph(root, '/fotos/huerta.jpg');
    const all = files();
    for (const file of all.filter((one) => /\.(jpg|webp)$/.test(one))) rmSync(join(cacheOf(root), file));
    expect(await buildPhotograph(root, '/fotos/huerta.jpg')).toBe(address);
    expect(files()).toEqual(all);
  });

  it('is copied for visitors, and thrown away once no content has named it for a day', async () => {
    const folder = join(root, 'client');
    const addresses = await copyPhotographs(root, ['/fotos/huerta.jpg'], folder);
    expect(Object.keys(addresses)).toEqual(['/fotos/huerta.jpg']);
    expect(readdirSync(folder).sort()).toEqual(files());
    expect(await copyPhotographs(root, [], join(root, 'other'))).toEqual({});
    expect(files()).toHaveLength(readdirSync(folder).length);
    const before = new Date(Date.now() - 25 * 3_600_000);
    for (const file of files()) utimesSync(join(cacheOf(root), file), before, before);
    await copyPhotographs(root, [], join(root, 'other'));
    expect(files()).toEqual([]);
  });
});
