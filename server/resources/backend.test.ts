import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RATES_PATH, RESOURCES_PATH } from '#contract/resources.ts';
import { behaviours, JSON_TYPE, type Behaviour } from '#server/testing/sampleService.ts';
import { createTestApp } from '#server/testing/testApp.ts';
import { listen, PATIENCE, startService, temporaryFolder } from '#server/testing/testService.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { createBackend } from './backend.ts';

const GOOD = {
  datos: [
    [
      { categoria: 'Memorias', descripcion: 'Memoria 2024', path: 'https://archivo.example/2024.pdf' },
      { categoria: 'Memorias', descripcion: 'Memoria 2023', path: '/archivos/2023.pdf' },
    ],
    [{ categoria: 'Libros', descripcion: 'Un libro', path: 'libro.pdf' }],
  ],
};

/** Every answer is stale at once, and what fails is asked for again: outages begin and end without waiting. */
const RESTLESS = { freshSeconds: 0, pauseMs: 0, answerMs: 10_000, totalMs: 20_000 };
const IMPATIENT = { ...RESTLESS, answerMs: 60, totalMs: 120 };

const FAILURES = Object.entries({
  ...behaviours,
  elsewhere: (_request, response) => void response.writeHead(302, { location: 'https://other.example/' }).end(),
  emptyList: (_request, response) => void response.writeHead(200, JSON_TYPE).end('{"datos":[]}'),
  oddRecords: (_request, response) =>
    void response.writeHead(200, JSON_TYPE).end('{"datos":[[{"categoria":1}],null,["x"],{"path":"a"}]}'),
  plainText: (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(GOOD)),
} satisfies Record<string, Behaviour>);

async function connect(url: string, { limits = RESTLESS, folder = '' } = {}) {
  const warnings: string[] = [];
  const kept = folder || (await temporaryFolder());
  const backend = createBackend({
    backendUrl: url.replace(/\/$/, ''),
    folder: kept,
    limits: { ...limits, jsonBytes: 200_000 },
    warn: (_details, message) => void warnings.push(message),
  });
  onTestFinished(() => backend.close?.());
  return { ...backend, folder: kept, warnings };
}

/** The paths that a source names, by group; where it has none, the status that visitors get. */
async function pathsOf(backend: Pick<Awaited<ReturnType<typeof connect>>, 'list'>) {
  try {
    const { datos } = await backend.list('recursos', 'es');
    return datos.map((group) => group.map(({ path }) => path));
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.isTemporary ? 503 : 502;
  }
}

it('a backend is asked by the calls of the contract, and its links become whole [API-07]', async () => {
  const asked: string[] = [];
  const theirs = await startService(GOOD);
  theirs.behave(({ url = '' }) => (asked.push(url), false));
  const backend = await connect(theirs.url);
  expect(await pathsOf(backend)).toEqual([
    ['https://archivo.example/2024.pdf', `${theirs.url}archivos/2023.pdf`],
    [`${theirs.url}libro.pdf`],
  ]);
  await backend.list('recursos', 'en');
  await backend.list('tarifas', 'es');
  expect(asked).toEqual([`${RESOURCES_PATH}?version=es`, `${RESOURCES_PATH}?version=en`, `${RATES_PATH}?version=es`]);
});

it('callers who ask the same at once share one request, and later ones are given the copy [API-07]', async () => {
  const theirs = await startService(GOOD);
  const backend = await connect(theirs.url, { limits: { ...RESTLESS, freshSeconds: 60 } });
  await Promise.all(Array.from({ length: 20 }, async () => backend.list('recursos', 'es')));
  await backend.list('recursos', 'es');
  expect(theirs.asked()).toBe(1);
});

it('records that cannot be used are left out, the others go to the group of their category [API-07]', async () => {
  const record = { categoria: 'A', descripcion: 'x', path: 'https://a.example/x.pdf' };
  const theirs = await startService({
    datos: [
      [record, { ...record, path: 'javascript:alert(1)' }, { ...record, path: 'data:text/html,x' }],
      [
        { ...record, categoria: 'B' },
        { ...record, descripcion: '<b>Año</b> &amp; medio', path: 'http://b.example/' },
      ],
      [{ ...record, path: 'https://user:secret@a.example/' }, { ...record, descripcion: '  ' }, { path: 'x' }, 7, null],
      [],
    ],
  });
  const body = await (await connect(theirs.url)).list('recursos', 'es');
  expect(body).toEqual({
    datos: [
      [
        { ...record, clave: 'a' },
        { categoria: 'A', descripcion: 'Año & medio', path: 'http://b.example/', clave: 'a' },
      ],
      [{ ...record, categoria: 'B', clave: 'b' }],
    ],
  });
});

describe.each(FAILURES)('a backend that is %s', (name, behaviour) => {
  const limits = name === 'silent' ? IMPATIENT : RESTLESS;

  it('is not noticed after it worked, nor by a start: the last good copy stays [API-07, RES-05]', async () => {
    const theirs = await startService(GOOD);
    const before = await connect(theirs.url, { limits: RESTLESS });
    const good = await pathsOf(before);
    expect(good).toHaveLength(2);
    before.close?.();

    theirs.behave(behaviour);
    const after = await connect(theirs.url, { limits, folder: before.folder });
    for (let i = 0; i < 5; i++) expect(await pathsOf(after)).toEqual(good);
  });

  it('is back as soon as it works again [API-07]', async () => {
    const theirs = await startService(GOOD);
    theirs.behave(behaviour);
    const backend = await connect(theirs.url, { limits });
    expect([502, 503, []]).toContainEqual(await pathsOf(backend));
    theirs.behave(undefined);
    await vi.waitFor(async () => expect(await pathsOf(backend)).toHaveLength(2), PATIENCE);
  });
});

it('what changed at the backend is shown to who comes next, and pages learn of it [API-07]', async () => {
  const theirs = await startService(GOOD);
  const backend = await connect(theirs.url);
  await pathsOf(backend);
  const version = backend.version();
  theirs.behave(
    (_request, response) =>
      void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ datos: GOOD.datos.slice(0, 1) })),
  );
  await vi.waitFor(async () => expect(await pathsOf(backend)).toHaveLength(1), PATIENCE);
  expect(backend.version()).toBeGreaterThan(version);
});

it('a copy on disk that is spoilt is none [API-07]', async () => {
  const theirs = await startService(GOOD);
  const before = await connect(theirs.url);
  await pathsOf(before);
  before.close?.();
  const database = new DatabaseSync(join(before.folder, 'answers.db'));
  database.prepare('update copies set text = substr(text, 1, 40)').run();
  database.close();
  theirs.behave(behaviours.broken);
  expect(await pathsOf(await connect(theirs.url, { folder: before.folder }))).toBe(503);
});

describe('the site with a backend', () => {
  it('answers its calls from there, and shows what it said on the page [API-07, RES-01]', async () => {
    const theirs = await startService(GOOD);
    const app = await createTestApp({ backend: await connect(theirs.url) });
    expect((await app.inject(RESOURCES_PATH)).json()).toMatchObject({ datos: [{ length: 2 }, { length: 1 }] });
    const page = await app.inject('/es/recursos/');
    expect(page.body).toContain('https://archivo.example/2024.pdf');
    await app.close();
  });

  it('says to who asks that there is nothing, and when to come again, as long as there is no copy [API-07, RES-05]', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((closed) => server.close(closed));
    const app = await createTestApp({ backend: await connect(`http://127.0.0.1:${port}/`) });
    const answer = await app.inject(RESOURCES_PATH);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    expect(answer.json()).toEqual({ code: 'backend-unavailable' });
    // The page waits for its documents; what it knows by itself is there.
    expect((await app.inject('/es/recursos/')).statusCode).toBe(503);
    expect((await app.inject('/es/tasas-tarifas/')).statusCode).toBe(200);
    expect((await app.inject('/es/nosotros/')).statusCode).toBe(200);
    await app.close();
  });
});
