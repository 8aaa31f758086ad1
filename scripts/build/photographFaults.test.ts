import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePhotograph } from '#server/testing/samplePhotographs.ts';
import { sampleStory } from '#server/testing/sampleStories.ts';
import { inEachLanguage } from '#server/testing/languages.ts';
import { findPhotographFaults } from './photographFaults.ts';

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'faults-'));
  const folder = join(root, 'content/fotos');
  mkdirSync(folder, { recursive: true });
  const good = await samplePhotograph({ width: 600, height: 450 });
  const put = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes);
  put('huerta.jpg', good);
  put('Ana_Benítez.JPG', good);
  put('tapa.png', await sharp(good).png().toBuffer());
  put('media.jpg', good.subarray(0, good.length / 2));
  put('texto.jpg', Buffer.from('No soy una foto.'));
  put('iphone.heic', Buffer.from('\0\0\0\x18ftypheic'));
  put('iphone-de-verdad.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  put('hoja.pdf', Buffer.from('%PDF-1.7'));
  put('chica.jpg', await samplePhotograph({ width: 399, height: 300 }));
  put('larga.jpg', await samplePhotograph({ width: 500, height: 2600 }));
  put('pesada.jpg', Buffer.concat([good, Buffer.alloc(21 * 1024 * 1024)]));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const nothing = {
  texts: inEachLanguage({}),
  stories: [],
  faults: [],
  slugs: new Set<string>(),
  today: '2026-11-24',
};
const faultsOf = (imagen: string) =>
  findPhotographFaults({ root, ...nothing, files: new Map([['opinions.json', [{ imagen }]]]) });

it.each(['/fotos/huerta.jpg', '/fotos/Ana_Benítez.JPG', '/fotos/tapa.png', '/art/emblem.svg'])(
  'takes %s',
  async (named) => {
    expect(await faultsOf(named)).toEqual([]);
  },
);

it.each([
  ['/fotos/nadie.jpg', 'ponela en la carpeta content/fotos', 'put it into the folder content/fotos'],
  ['/fotos/Huerta.jpg', 'escribí /fotos/huerta.jpg', 'write /fotos/huerta.jpg'],
  ['/fotos/mi huerta.jpg', 'llamá al archivo mi-huerta.jpg', 'call the file mi-huerta.jpg'],
  ['/fotos/iphone.heic', 'exportala como JPEG', 'export it as JPEG'],
  ['/fotos/iphone-de-verdad.jpg', 'guardala de nuevo como JPEG', 'save it anew as JPEG'],
  ['/fotos/hoja.pdf', 'guardala como JPEG', 'save it as JPEG'],
  ['/fotos/media.jpg', 'está dañada', 'is damaged'],
  ['/fotos/texto.jpg', 'está dañada', 'is damaged'],
  ['/fotos/chica.jpg', 'tiene 399 píxeles de ancho', 'is 399 pixels wide'],
  ['/fotos/larga.jpg', 'recortala', 'crop it'],
  ['/fotos/pesada.jpg', 'pesa 21 MB', 'weighs 21 MB'],
])('says of %s, in Spanish and English, what to do', async (named, spanish, english) => {
  const [fault, ...others] = await faultsOf(named);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ file: 'content/opinions.json', keys: [0, 'imagen'] });
  expect(fault?.says.es).toContain(spanish);
  expect(fault?.says.en).toContain(english);
});

it('looks for the photographs of a story, too: its own and those in its text, but not those of other sites', async () => {
  const story = sampleStory({
    image: '/fotos/nadie.jpg',
    markdown:
      '![Uno](/fotos/ninguna.jpg) ![Dos](https://example.org/fotos/dos.jpg) ![Tres](/fotos/Ana_Ben%C3%ADtez.JPG)',
  });
  const faults = await findPhotographFaults({ root, ...nothing, files: new Map(), stories: [story] });
  expect(faults.map(({ says }) => /photograph (\S+): put/.exec(says.en)?.[1])).toEqual(['nadie.jpg', 'ninguna.jpg']);
});
