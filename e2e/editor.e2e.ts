import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { copyRepository } from '../tests/copyRepository.ts';
import {
  expectOpened,
  expectStory,
  officesOf,
  openTelephone,
  openText,
  pressSave,
  save,
  write,
  writeStory,
} from './editorPage.ts';

// npm run edit in a copy of the checkout, whose files it writes.

interface Editor {
  folder: string;
  url: string;
}

const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({}, use) => {
      const folder = copyRepository();
      const loop = spawn(process.execPath, [join(folder, 'scripts/dev.mjs'), '--editor'], {
        cwd: folder,
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await use({ folder, url: await addressOf(loop) });
      const ended = once(loop, 'exit');
      loop.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the loop prints nowhere');
  for await (const line of createInterface(stdout)) {
    const [, address] = /^Editor: (\S+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the editor did not start');
}

/** Vite transforms the site's code anew for a page that was never opened. */
const FIRST_PAGE = { timeout: 60_000 };

test.skip(
  !existsSync(join(import.meta.dirname, '../scripts/editor/cms/node_modules/decap-cms')),
  'the editor is not installed',
);

async function open(page: Page, { url }: Editor): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expectOpened(page);
}

/** Opens the telephone of the first office that has none of its own, on a page that is signed in. */
async function openOffice(page: Page, editor: Editor) {
  await open(page, editor);
  const text = () => readFileSync(join(editor.folder, 'content/offices.json'), 'utf8');
  const offices = () => officesOf(text());
  return { text, offices, ...(await openTelephone(page, offices())) };
}

test('an office gets its own telephone, and the page beside the field shows it', async ({ page, editor }) => {
  const { offices, at, read, called } = await openOffice(page, editor);
  const before = offices();
  await write(read, '0981 123 456');
  await write(called, '+595981123456');
  await save(page);

  const after = offices();
  expect(after[at]).toEqual({ ...before[at], telefono: { texto: '0981 123 456', enlace: '+595981123456' } });
  expect(after.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
  const shown = page.frameLocator('iframe').frameLocator('iframe').getByRole('main');
  const card = shown.getByRole('listitem').filter({ hasText: '0981 123 456' });
  await card.locator('summary').click(FIRST_PAGE);
  await expect(card.getByText('0981 123 456').first()).toBeVisible();
  const itsPage = new URL('/es/nuestras-oficinas/', editor.url).href;
  await expect(page.getByRole('link', { name: 'Ver en el sitio' })).toHaveAttribute('href', itsPage);
});

test('a wrong telephone is refused with what is right, and nothing is saved', async ({ page, editor }) => {
  const { text, read } = await openOffice(page, editor);
  const before = text();
  await write(read, 'el de siempre');
  await pressSave(page);
  await expect(page.getByText('Un número de Paraguay: (021) 609 277 o 0981 123 456').first()).toBeVisible();
  await expect(read).toHaveValue('el de siempre');
  expect(text()).toBe(before);
});

test('a sentence of the interface is changed, and the page beside it says it', async ({ page, editor }) => {
  const read = () => readFileSync(join(editor.folder, 'content/i18n/es.json'), 'utf8');
  const before = read();
  await open(page, editor);
  const { es } = await openText(page, 'footer.say');
  await write(es, 'Palabras para probar.');
  await save(page);
  expect(read()).toBe(before.replace(/("footer\.say": )"[^\n]*"/, '$1"Palabras para probar."'));
  const shown = page.frameLocator('iframe').frameLocator('iframe').getByRole('contentinfo');
  await expect(shown).toContainText('Palabras para probar.', FIRST_PAGE);
});

test('a story is written with a photograph from a phone, kept as a draft, and read beside it', async ({
  page,
  editor,
}) => {
  const photograph = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a63d1f' } })
    .jpeg()
    .toBuffer();
  await open(page, editor);
  await writeStory(page, photograph);

  const story = readFileSync(join(editor.folder, 'content/posts/es/una-huerta-para-probar.md'), 'utf8');
  const saved = readdirSync(join(editor.folder, 'content/fotos')).find((name) => /\.jpe?g$/i.test(name)) ?? '';
  expect(readFileSync(join(editor.folder, 'content/fotos', saved)).equals(photograph)).toBe(true);
  expectStory(story, saved);
  const shown = page.frameLocator('iframe').frameLocator('iframe').getByRole('main');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Una huerta para probar', FIRST_PAGE);
  await expect(shown).toContainText('Borrador');
  await expect(shown).toContainText('Sembraron tomates y albahaca.');
});
