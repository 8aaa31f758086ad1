import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { keepRefusal } from '../scripts/releases.mjs';
import { freePort } from '#server/testing/freePort.ts';
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
import { REPOSITORY, startFakeGitea, type FakeGitea } from './fakeGitea.ts';

// The editor of the deployed site: the real server of the real release, with a git host of the test.

/** How often the page asks whether all is published (scripts/editor/page/refusals.ts). */
const ASKED_EVERY_MS = 15_000;

const ROOT = join(import.meta.dirname, '..');

interface Site {
  url: string;
  host: FakeGitea;
}

const test = base.extend<{ site: Site }, { served: Site }>({
  served: [
    async ({}, use) => {
      const host = await startFakeGitea(ROOT);
      const port = await freePort();
      const folder = mkdtempSync(join(tmpdir(), 'data-'));
      const backend = { name: 'gitea', ...REPOSITORY, base_url: host.origin, api_root: `${host.origin}/api/v1` };
      const env = {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        VITALS_SAMPLE: '0',
        EDITOR_BACKEND: JSON.stringify(backend),
      };
      const server = spawn(process.execPath, [join(ROOT, 'server/main.ts')], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const url = `http://localhost:${port}`;
      await expect
        .poll(
          () =>
            fetch(`${url}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { intervals: [100] },
        )
        .toBe(true);
      await use({ url, host });
      const ended = once(server, 'exit');
      // As Ctrl-C: no load balancer has to be told.
      server.kill('SIGINT');
      await Promise.all([ended, host.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ served }, use) => {
    served.host.reset();
    await use(served);
  },
});

test.skip(!existsSync(join(ROOT, 'scripts/editor/cms/node_modules/decap-cms')), 'the editor is not installed');

/** Everything that the browser asked for, but for the site and the git host. */
function strangers(page: Page, { url, host }: Site): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (![url, host.origin, 'data:', 'blob:'].some((own) => address.startsWith(own))) asked.push(address);
  });
  return asked;
}

async function signIn(page: Page, { url }: Site): Promise<void> {
  await page.goto(`${url}/editar/`);
  await page.getByRole('button', { name: 'Iniciar sesión con Gitea' }).click();
  await expectOpened(page);
}

test('staff sign in with the git host, change an office’s telephone, and the host gets the file in the site’s own form; a link leads to its page of the site', async ({
  page,
  site,
}) => {
  const asked = strangers(page, site);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await signIn(page, site);
  const before = site.host.read('content/offices.json').toString();
  const { at, read, called } = await openTelephone(page, officesOf(before));
  const link = page.getByRole('link', { name: 'Ver en el sitio' });
  await expect(link).toHaveAttribute('href', `${site.url}/es/nuestras-oficinas/`);
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();

  await write(read, '0981 123 456');
  await write(called, '+595981123456');
  await save(page);

  const changed = site.host.read('content/offices.json').toString();
  expect(officesOf(changed)[at]).toEqual({
    ...officesOf(before)[at],
    telefono: { texto: '0981 123 456', enlace: '+595981123456' },
  });
  // But for the telephone it is the file that it was, sign by sign.
  const without = JSON.parse(changed) as { oficinas: { telefono?: object }[] };
  delete without.oficinas[at]?.telefono;
  expect(`${JSON.stringify(without, null, 2)}\n`).toBe(before);
  expect(`${JSON.stringify(JSON.parse(changed), null, 2)}\n`).toBe(changed);
  expect(site.host.commits).toEqual([
    expect.objectContaining({ branch: 'main', message: 'Cambiar «offices» en Oficinas, tasas y documentos' }),
  ]);
  expect({ asked, refused }).toEqual({ asked: [], refused: [] });
});

test('a sentence is changed in both languages, and its two files stay as they are but for its lines', async ({
  page,
  site,
}) => {
  const files = { es: 'content/i18n/es.json', en: 'content/i18n/en.json' };
  const before = { es: site.host.read(files.es).toString(), en: site.host.read(files.en).toString() };
  await signIn(page, site);
  const { es, en } = await openText(page, 'common.close');
  await write(es, 'Cerrar la ventana ');
  await write(en, 'Close the window');
  await save(page);

  const line = /("common\.close": )"[^\n]*"/;
  expect(site.host.read(files.es).toString()).toBe(before.es.replace(line, '$1"Cerrar la ventana"'));
  expect(site.host.read(files.en).toString()).toBe(before.en.replace(line, '$1"Close the window"'));
  expect(site.host.commits.map((commit) => commit.files.map(({ path }) => path))).toEqual([[files.es, files.en]]);

  await write(en, 'Close it');
  await save(page);
  expect(site.host.commits[1]?.files.map(({ path }) => path)).toEqual([files.en]);
});

test('a file of many fields keeps their order, and one that is a list of records the order of all', async ({
  page,
  site,
}) => {
  const path = 'content/about.json';
  const before = site.host.read(path).toString();
  expect(Object.keys(JSON.parse(before) as object).length, 'more than Decap’s maps keep in order').toBeGreaterThan(8);
  await signIn(page, site);
  await page.getByRole('link', { name: 'Personas y aliados' }).click();
  await page.getByRole('link', { name: 'Nosotros: equipo, directorio, premios' }).click();
  const mission = page.locator('[class*=ControlContainer]', { has: page.getByText('Misión', { exact: true }) });
  await write(mission.locator('[lang=en]'), 'Words of this test.');
  await save(page);
  const after = JSON.parse(before) as { mision: { en: string } };
  after.mision.en = 'Words of this test.';
  expect(site.host.read(path).toString()).toBe(`${JSON.stringify(after, null, 2)}\n`);

  const list = 'content/impact.json';
  const records = site.host.read(list).toString();
  await page.goBack();
  await page.getByRole('link', { name: 'Portada, videos y podcast' }).click();
  await page.getByRole('link', { name: 'Números de impacto' }).click();
  const record = page.locator('[class*=SortableListItem]').first();
  await record.getByRole('button').first().click();
  await write(record.locator('[lang=en]').first(), 'Words of this test');
  await save(page);
  const changed = JSON.parse(records) as { titulo: { en: string } }[];
  if (changed[0]) changed[0].titulo.en = 'Words of this test';
  expect(site.host.read(list).toString()).toBe(`${JSON.stringify(changed, null, 2)}\n`);
});

test('a sentence is refused that is empty, or lacks what the site fills in', async ({ page, site }) => {
  await signIn(page, site);
  const { es, en } = await openText(page, 'date.month');
  await write(en, 'Some month of {year}');
  await pressSave(page);
  await expect(page.getByText('Dejá {month} y {year} en los dos idiomas, sin otras llaves')).toBeVisible();
  await es.fill(' ');
  await pressSave(page);
  await expect(page.getByText('Escribilo en español e inglés')).toBeVisible();
  expect(site.host.commits).toEqual([]);
});

test('what somebody else saved in the meantime is not written over', async ({ page, site }) => {
  await signIn(page, site);
  const path = 'content/offices.json';
  const before = site.host.read(path).toString();
  const { read, called } = await openTelephone(page, officesOf(before));
  const theirs = before.replace('"nombre": "', '"nombre": "La ');
  site.host.change(path, theirs);
  await write(read, '0981 123 456');
  await write(called, '+595981123456');
  await pressSave(page);
  await expect(page.getByText('No se pudo guardar: alguien cambió lo mismo mientras escribías.')).toBeVisible();
  await expect(read).toHaveValue('0981 123 456');
  expect(site.host.read(path).toString()).toBe(theirs);
});

test('what cannot be published is said at the foot, until it is mended', async ({ page, site }) => {
  const fault = 'content/offices.json:13: la línea que hay que corregir';
  const said = page.getByRole('status').filter({ hasText: 'todavía no está en el sitio' });
  await page.clock.install();
  try {
    keepRefusal([fault]);
    await signIn(page, site);
    await expect(said).toContainText(fault);
  } finally {
    keepRefusal();
  }
  await page.getByRole('link', { name: 'Oficinas, tasas y documentos' }).click();
  await page.clock.fastForward(ASKED_EVERY_MS);
  await expect(said).toBeHidden();
});

test('a story and its photograph are one commit', async ({ page, site }) => {
  const photograph = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a63d1f' } })
    .jpeg()
    .toBuffer();
  await signIn(page, site);
  await writeStory(page, photograph);

  expect(site.host.commits).toHaveLength(1);
  const paths = site.host.commits[0]?.files.map(({ path }) => path) ?? [];
  const uploaded = paths.find((path) => path.startsWith('content/fotos/')) ?? '';
  expect(paths.toSorted()).toEqual([uploaded, 'content/posts/es/una-huerta-para-probar.md']);
  expect(site.host.read(uploaded).equals(photograph)).toBe(true);
  expectStory(
    site.host.read('content/posts/es/una-huerta-para-probar.md').toString(),
    uploaded.slice('content/fotos/'.length),
  );
});
