import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontFiles } from './fonts.ts';
import { ico } from './ico.ts';
import { icons } from './icons.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');

it.each(Object.entries(icons))('has the icon %s in its size', (name, { size }) => {
  const png = readFileSync(join(PUBLIC, 'icons', name));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

it.each([...(await fontFiles())])('serves %s as it is made of the package', (name, file) => {
  expect(readFileSync(join(PUBLIC, 'fonts', name)).equals(file)).toBe(true);
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
