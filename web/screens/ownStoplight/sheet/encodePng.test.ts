import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from './encodePng.ts';

const [WIDTH, HEIGHT] = [31, 8];
const COLOURS = [
  [248, 240, 223],
  [200, 50, 31],
  [31, 122, 70],
] as const;

function pixels(colourAt: (x: number, y: number) => readonly number[]): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1)
    data.set([...colourAt(at % WIDTH, Math.floor(at / WIDTH)), 255], at * 4);
  return data;
}

async function decoded(data: Uint8ClampedArray<ArrayBuffer>): Promise<Buffer> {
  const image = { data, width: WIDTH, height: HEIGHT, colorSpace: 'srgb' } as ImageData;
  const file = await encodePng(image);
  expect(file.type).toBe('image/png');
  const { data: raw, info } = await sharp(Buffer.from(await file.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
  return raw;
}

it('encodes a picture of few colours without a loss, odd widths included [STOP-05]', async () => {
  const data = pixels((x, y) => COLOURS[(x + y) % 3] ?? []);
  expect([...(await decoded(data))]).toEqual([...data]);
});

it('takes the nearest of sixteen where there are more [STOP-05]', async () => {
  const raw = await decoded(pixels((x, y) => (y ? [255, 255, 255] : [x * 8, x * 8, x * 8])));
  const seen = new Set(Array.from({ length: WIDTH * HEIGHT }, (_one, at) => raw[at * 4]));
  expect(seen.size).toBeLessThanOrEqual(16);
  for (let x = 0; x < WIDTH; x += 1) expect(Math.abs((raw[x * 4] ?? 0) - x * 8)).toBeLessThanOrEqual(24);
});
