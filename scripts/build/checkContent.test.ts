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
  'a record of %s that lost a field stops the build, which names file, record and reason [MODEL-01]',
  (path) => {
    const content: unknown = JSON.parse(read(path));
    // A list that is still empty: what is put there first.
    const whole = Array.isArray(content) && content.length === 0 ? [{ id: 1 }] : content;
    const found = firstRecord(whole);
    if (!found) throw new Error('holds no record');
    const [lost = ''] = Object.keys(found.value);
    Reflect.deleteProperty(found.value, lost);
    const faults = faultsWith(path, JSON.stringify(whole));
    const place = [...found.place, lost].join('.');
    expect(faults).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${path}: ${place}: Invalid (input: expected .+, received undefined|option: .+)$`),
      ),
    );
  },
);

it.each([
  ['a field that its entity does not have', { otro: 1 }, '0: Unrecognized key: "otro"'],
  ['a value of another kind', { id: 'uno' }, '0.id: Invalid input: expected number, received string'],
  ['an empty text', { titulo: '' }, '0.titulo: Too small: expected string to have >=1 characters'],
  [
    'one language alone',
    { descuento: { es: '10%' } },
    '0.descuento.en: Invalid input: expected string, received undefined',
  ],
  ['a link of another kind', { url: 'javascript:alert(1)' }, '0.url: must begin with https://, or be empty'],
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
  expect(faultsWith(path, JSON.stringify([{ ...listing, ...broken }]))).toEqual([`${path}: ${fault}`]);
});

it('a file that is no JSON is named, with what is wrong in it [MODEL-01]', () => {
  const faults = faultsWith('content/voice.json', '{ "nombre": ');
  expect(faults).toEqual([expect.stringMatching(/^content\/voice\.json: the file: .*JSON/)]);
});

it('a text of one language alone is named by its key [MODEL-01, SHELL-07]', () => {
  const path = 'content/i18n/en.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  delete texts['site.name'];
  expect(faultsWith(path, JSON.stringify(texts))).toEqual([`${path}: site.name: missing or empty`]);
});

it.each([
  ['a space at its end', { 'site.name': 'Una ' }, 'site.name: begins or ends with a space'],
  [
    'a brace that is none of a placeholder',
    { 'site.name': 'Una {' },
    'site.name: has a brace that is no placeholder’s',
  ],
  ['too few months', { 'date.months': 'enero febrero' }, 'date.months: must be 12 names with a space between'],
])('a text with %s is named by its key [SHELL-07]', (_what, changed, fault) => {
  const path = 'content/i18n/es.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  expect(faultsWith(path, JSON.stringify({ ...texts, ...changed }))).toEqual([`${path}: ${fault}`]);
});

it('the texts of both languages have the same placeholders and stand in the same order [SHELL-07]', () => {
  const path = 'content/i18n/en.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  expect(faultsWith(path, JSON.stringify({ ...texts, 'site.name': '{name}' }))).toEqual([
    `${path}: site.name: placeholders differ from es.json`,
  ]);
  const { 'site.name': name, ...others } = texts;
  const [key = ''] = Object.keys(others);
  expect(faultsWith(path, JSON.stringify({ ...others, 'site.name': name }))).toEqual([
    `${path}: ${key}: must stand where it stands in es.json`,
  ]);
});

it('a story without a title is named by its file [MODEL-01]', () => {
  const path = storyPaths[0] ?? '';
  const faults = faultsWith(path, read(path).replace(/^title: .*\n/m, ''));
  expect(faults).toEqual([`${path}: title: is missing`]);
});

it('a link to what is not there and a picture that nobody described stop the build, beside all else that is wrong', () => {
  const path = storyPaths.find((one) => read(one).includes('\nimage_alt: ')) ?? '';
  expect(faultsWith(path, `${read(path)}\n[a](/es/nada/) ![](/art/emblem.svg)\n`)).toEqual([
    `${path}: body: /es/nada/ leads nowhere`,
    `${path}: body: nothing says what /art/emblem.svg shows`,
  ]);
  expect(faultsWith(path, read(path).replace(/^image_alt: .*\n/m, ''))).toEqual([
    `${path}: image_alt: must say what the image shows`,
  ]);
});

it('a country that the world map does not know stops the build [WHERE-02]', () => {
  const path = 'content/countries.json';
  const [, iso3 = ''] = /"iso3": "([A-Z]{3})"/.exec(read(path)) ?? [];
  expect(faultsWith(path, read(path).replace(`"${iso3}"`, '"XXX"'))).toEqual([
    `${path}: regiones.0.paises.0.iso3: XXX is not on the world map (worldPlaces.ts)`,
  ]);
});
