import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CARD, CARD_BUDGET } from './card.ts';
import { cardPages } from './cards.ts';
import { fontFiles } from './fonts.ts';
import { ico } from './ico.ts';
import { icons } from './icons.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');

/** Width and height in the header of a JPEG. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('No frame in the JPEG');
}

it.each([...cardPages('').keys()])('has a share card for %s, in its size and weight', (name) => {
  const jpeg = readFileSync(join(PUBLIC, 'cards', `${name}.jpg`));
  expect(sizeOfJpeg(jpeg)).toEqual(CARD);
  expect(jpeg.length).toBeLessThanOrEqual(CARD_BUDGET);
});

it.each(Object.entries(icons))('has the icon %s in its size', (name, { size }) => {
  const png = readFileSync(join(PUBLIC, 'icons', name));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

it.each([...fontFiles()])('serves %s as the package has it', (name, source) => {
  expect(readFileSync(join(PUBLIC, 'fonts', name)).equals(readFileSync(source))).toBe(true);
});

it('keeps both families together under 54 KB, without the letters few pages need', () => {
  const size = (name: string) => statSync(join(PUBLIC, 'fonts', name)).size;
  expect(size('piazzolla-latin.woff2') + size('figtree-latin.woff2')).toBeLessThan(54 * 1024);
});

it('writes an icon file whose entries point at their pictures', () => {
  const small = Uint8Array.of(1, 2, 3);
  const large = Uint8Array.of(4, 5);
  const file = Buffer.from(
    ico([
      { size: 16, png: small },
      { size: 32, png: large },
    ]),
  );
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [entry, size, png] of [
    [6, 16, small],
    [22, 32, large],
  ] as const) {
    const offset = file.readUInt32LE(entry + 12);
    expect(file.readUInt8(entry)).toBe(size);
    expect(file.subarray(offset, offset + file.readUInt32LE(entry + 8))).toEqual(Buffer.from(png));
  }
});

it('has 16 and 32 px in favicon.ico', () => {
  const file = readFileSync(join(PUBLIC, 'favicon.ico'));
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 32]);
});
