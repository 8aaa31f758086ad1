import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the check says of the content with this text in place of a file's own. */
async function faultsWith(path: string, text: string): Promise<string[]> {
  const file = join(root, path);
  const own = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  try {
    await checkContent(root);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  } finally {
    writeFileSync(file, own);
  }
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

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

it('lets the site’s own content pass', async () => {
  await expect(checkContent(root)).resolves.toBeUndefined();
});

it.each(Object.keys(CONTENT_FILES).map((name) => [`content/${name}`]))(
  'a record of %s that lost a field stops the build, which names file, record and reason [MODEL-01]',
  async (path) => {
    const content: unknown = JSON.parse(read(path));
    // A list that is still empty: what is put there first.
    const whole = Array.isArray(content) && content.length === 0 ? [{ id: 1 }] : content;
    const found = firstRecord(whole);
    if (!found) throw new Error('holds no record');
    const [lost = ''] = Object.keys(found.value);
    Reflect.deleteProperty(found.value, lost);
    const faults = await faultsWith(path, JSON.stringify(whole));
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
])('%s stops it too [MODEL-01]', async (_what, broken, fault) => {
  const both = { es: 'Diez', en: 'Ten' };
  const listing = {
    id: 1,
    titulo: 'Almacén',
    descripcion: both,
    descripcioncorta: both,
    avatar: '',
    imagen: '/art/one.svg',
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
  expect(await faultsWith(path, JSON.stringify([listing]))).toEqual([]);
  expect(await faultsWith(path, JSON.stringify([{ ...listing, ...broken }]))).toEqual([`${path}: ${fault}`]);
});

it('a file that is no JSON is named, with what is wrong in it [MODEL-01]', async () => {
  const faults = await faultsWith('content/voice.json', '{ "nombre": ');
  expect(faults).toEqual([expect.stringMatching(/^content\/voice\.json: the file: .*JSON/)]);
});

it('a text of one language alone is named by its key [MODEL-01, SHELL-07]', async () => {
  const path = 'content/i18n/en.json';
  const texts = JSON.parse(read(path)) as Record<string, string>;
  delete texts['site.name'];
  expect(await faultsWith(path, JSON.stringify(texts))).toEqual([`${path}: site.name: missing or empty`]);
});

it('a story without a title is named by its file [MODEL-01]', async () => {
  const path = 'content/posts/es/asamblea-de-los-40-anos.md';
  const faults = await faultsWith(path, read(path).replace(/^title: .*\n/m, ''));
  expect(faults.join('\n')).toMatch(/asamblea-de-los-40-anos\.md.*title/s);
});
