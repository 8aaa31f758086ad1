import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTENT_FILES } from '#contract/content.ts';
import { checkContent } from './checkContent.ts';

const ROOT = join(import.meta.dirname, '../..');

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  symlinkSync(join(ROOT, 'public'), join(root, 'public'), 'junction');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the check says of the content with this text in place of a file's own. */
function faultsWith(path: string, text: string): string[] {
  const file = join(root, path);
  const own = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  try {
    checkContent(root);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  } finally {
    writeFileSync(file, own);
  }
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const storyPaths = readdirSync(join(ROOT, 'content/posts/es')).map((name) => `content/posts/es/${name}`);

interface Found {
  value: object;
  place: string[];
}

/** The first record of a file: of its first list, or the file itself where it holds none. */
function firstRecord(value: unknown, place: string[] = []): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [first] = Array.isArray(value) ? value : [];
  if (typeof first === 'object' && first !== null) return { value: first, place: [...place, '0'] };
  for (const [key, item] of Object.entries(value)) {
    const found = firstRecord(item, [...place, key]);
    if (found && found.place.at(-1) === '0') return found;
  }
  return place.length ? undefined : { value, place };
}

it('lets the site’s own content pass', () => {
  expect(() => checkContent(root)).not.toThrow();
});

it.each(Object.keys(CONTENT_FILES).map((name) => [`content/${name}`]))(
  'a record of %s that lost a field stops the build, which names file, field and what is right [MODEL-01]',
  (path) => {
    const content: unknown = JSON.parse(read(path));
    // A list that is still empty: what is put there first.
    const whole = Array.isArray(content) && content.length === 0 ? [{ id: 1 }] : content;
    const found = firstRecord(whole);
    if (!found) throw new Error('holds no record');
    const [lost = ''] = Object.keys(found.value);
    Reflect.deleteProperty(found.value, lost);
    const faults = faultsWith(path, JSON.stringify(whole));
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${path}:1: (.* › )?${lost}: falta`)));
  },
);

it.each([
  ['a field that its entity does not have', { otro: 1 }, 'otro: no es un campo de acá'],
  ['a value of another kind', { id: 'uno' }, 'id: tiene que ser un número'],
  ['an empty text', { titulo: '' }, 'titulo: está vacío'],
  ['one language alone', { descuento: { es: '10%' } }, 'descuento › en: falta'],
  [
    'a link of another kind',
    { url: 'javascript:alert(1)' },
    'url: tiene que ser una dirección que empieza con https://',
  ],
])('%s stops it too [MODEL-01]', (_what, broken, fault) => {
  const both = { es: 'Diez', en: 'Ten' };
  const listing = {
    id: 1,
    titulo: 'Almacén',
    descripcion: both,
    descripcioncorta: both,
    avatar: '',
    imagen: '/art/emblem.svg',
    coordenadas: { lat: -25.3, lng: -57.6 },
    url: 'https://almacen.example',
    categoria: 'almacenes',
    telefono: '',
    direccion: '',
    correo: '',
    descuento: both,
    facebook: '',
    instagram: '',
    idlocalidad: 3,
  };
  const path = 'content/listings.json';
  expect(faultsWith(path, JSON.stringify([listing]))).toEqual([]);
  expect(faultsWith(path, JSON.stringify([{ ...listing, ...broken }]))).toEqual([expect.stringContaining(fault)]);
});

it('a broken file, a broken story and a faulty record are named at once [MODEL-01]', () => {
  const [story = ''] = storyPaths;
  const whole = read(story);
  writeFileSync(join(root, story), whole.replace(/^title: .*$/m, 'title: Uno: dos'));
  try {
    const texts = read('content/i18n/en.json').replace(/"site.name": "[^"]*"/, '"site.name": ""');
    const faults = faultsWith('content/voice.json', '{ "nombre": ');
    expect(faults).toEqual([
      expect.stringMatching(/^content\/voice\.json:1: el archivo se corta/),
      expect.stringMatching(new RegExp(`^${story}:\\d+: .*ponelo entre comillas`)),
    ]);
    expect(faultsWith('content/i18n/en.json', texts)).toEqual([
      expect.stringMatching(new RegExp(`^${story}:`)),
      expect.stringMatching(/^content\/i18n\/en\.json:\d+: site\.name: está vacío/),
    ]);
  } finally {
    writeFileSync(join(root, story), whole);
  }
});

it('a file that Windows saved in another way, or that is gone, is named', () => {
  const voice = read('content/voice.json');
  expect(faultsWith('content/voice.json', `\uFEFF${voice}`)).toEqual([expect.stringContaining('BOM')]);
  expect(faultsWith('content/voice.json', `\uFFFD${voice}`)).toEqual([
    expect.stringContaining('guardalo como «UTF-8»'),
  ]);
});

it('a text of one language alone is named by its key [MODEL-01, SHELL-07]', () => {
  const path = 'content/i18n/en.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  delete texts['site.name'];
  expect(faultsWith(path, JSON.stringify(texts))).toEqual([expect.stringContaining('site.name: falta')]);
});

it.each([
  ['a space at its end', { 'site.name': 'Una ' }, 'site.name: empieza o termina con un espacio'],
  ['a brace that is none of a placeholder', { 'site.name': 'Una {' }, 'site.name: tiene una llave suelta'],
  ['too few months', { 'date.months': 'enero febrero' }, 'date.months: tiene que tener 12 nombres'],
])('a text with %s is named by its key [SHELL-07]', (_what, changed, fault) => {
  const path = 'content/i18n/es.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  expect(faultsWith(path, JSON.stringify({ ...texts, ...changed }))).toEqual([expect.stringContaining(fault)]);
});

it('the texts of both languages have the same placeholders and stand in the same order [SHELL-07]', () => {
  const path = 'content/i18n/en.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  expect(faultsWith(path, JSON.stringify({ ...texts, 'site.name': '{name}' }))).toEqual([
    expect.stringContaining('site.name: tiene {name}, y es.json tiene ninguna'),
  ]);
  const { 'site.name': name, ...others } = texts;
  const [key = ''] = Object.keys(others);
  expect(faultsWith(path, JSON.stringify({ ...others, 'site.name': name }))).toEqual([
    expect.stringContaining(`${key}: no está en el mismo lugar que en es.json`),
  ]);
});

it('a link to what is not there and a picture that nobody described stop the build, beside all else that is wrong', () => {
  const path = storyPaths.find((one) => read(one).includes('\nimage_alt: ')) ?? '';
  expect(faultsWith(path, `${read(path)}\n[a](/es/nada/) ![](/art/emblem.svg)\n`)).toEqual([
    expect.stringContaining('/es/nada/ no lleva a ningún lado'),
    expect.stringContaining('nada dice qué muestra /art/emblem.svg'),
  ]);
  expect(faultsWith(path, read(path).replace(/^image_alt: .*\n/m, ''))).toEqual([
    expect.stringContaining('image_alt: tiene que contar qué muestra la imagen'),
  ]);
});

it('a country that the world map does not know stops the build [WHERE-02]', () => {
  const path = 'content/countries.json';
  const [, iso3 = ''] = /"iso3": "([A-Z]{3})"/.exec(read(path)) ?? [];
  expect(faultsWith(path, read(path).replace(`"${iso3}"`, '"XXX"'))).toEqual([
    expect.stringContaining('iso3: XXX no está en el mapa'),
  ]);
});
