import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOffline, dateOfCopy, type FetchEvent } from './answerOffline.ts';
import { CACHE_NAME, readCopies } from './copies.ts';
import { allowCopies, keepPage, refuseCopies } from './keepPage.ts';

const ORIGIN = 'http://site.test';
const RATES = '/es/tasas-tarifas/';
const START = '/es/semaforo/mi-semaforo/';
const NOW = Date.UTC(2026, 10, 24, 15);

/** By path and query; undefined: no network. */
let network: Record<string, string> | undefined;
let asked: string[];
/** By full URL. */
let cached: Map<string, Response>;
let exists: boolean;
let stored: Map<string, string>;

const addressOf = (one: RequestInfo | URL) => new URL(one instanceof Request ? one.url : one, ORIGIN).href;

function ask(one: RequestInfo | URL): Promise<Response> {
  const { pathname, search } = new URL(addressOf(one));
  if (!network) return Promise.reject(new TypeError('no network'));
  asked.push(pathname + search);
  const found = network[pathname + search];
  return Promise.resolve(new Response(found ?? '', { status: found === undefined ? 404 : 200 }));
}

const match = (key: Request | string) => Promise.resolve(cached.get(addressOf(key))?.clone());

const cache = {
  put: (key: string, answer: Response) => Promise.resolve(void cached.set(addressOf(key), answer)),
  match,
  keys: () => Promise.resolve([...cached.keys()].map((url) => new Request(url))),
  delete: (key: string) => Promise.resolve(cached.delete(addressOf(key))),
};

const caches = {
  open: () => Promise.resolve(((exists = true), cache)),
  has: () => Promise.resolve(exists),
  match,
  delete: (name: string) => {
    if (name === CACHE_NAME) cached.clear();
    exists &&= name !== CACHE_NAME;
    return Promise.resolve(true);
  },
};

/** A page of one version of the site, and its files. */
function version(path: string, name: string, filling = ''): Record<string, string> {
  const script = `/assets/screen-${name}.js`;
  return {
    [path]: `<html><script data-modules="/assets/app.js ${script}" data-texts="/assets/i18n/own.json?v=${name}" data-all-texts="/assets/i18n/es.json?v=${name}" data-fonts="/fonts/a.woff2"></script><a href="${path}"></a><img src="/art/seen.svg"><img src="/art/unseen.svg">${filling}`,
    '/assets/app.js': 'app',
    [script]: `script ${name}`,
    [`/assets/i18n/own.json?v=${name}`]: 'texts',
    [`/assets/i18n/es.json?v=${name}`]: 'all texts',
    '/fonts/a.woff2': 'letters',
    '/art/seen.svg': 'picture',
    '/art/unseen.svg': 'picture',
  };
}

const keep = (path: string, more: { title?: string; whole?: boolean; signal?: AbortSignal } = {}) =>
  keepPage(path, { title: path, signal: new AbortController().signal, ...more });

const paths = () => [...cached.keys()].map((url) => url.slice(ORIGIN.length)).toSorted();

/** Undefined when the worker leaves the request alone. */
function answerTo(
  path: string,
  by: Partial<FetchEvent> & { mode?: string; method?: string; destination?: string } = {},
) {
  const { mode = 'navigate', method = 'GET', destination = '', clientId = '', resultingClientId = '' } = by;
  let answer: Promise<Response> | undefined;
  const request = Object.defineProperties(new Request(addressOf(path), { method }), {
    mode: { value: mode },
    destination: { value: destination },
  });
  const respondWith = (given: Promise<Response>) => void (answer = given);
  answerOffline({ request, clientId, resultingClientId, respondWith } as FetchEvent);
  return answer;
}

async function textOf(answer: Promise<Response> | undefined): Promise<string> {
  return (await answer)?.text() ?? 'left alone';
}

beforeEach(() => {
  network = version(RATES, 'one');
  asked = [];
  cached = new Map();
  exists = false;
  stored = new Map();
  const serviceWorker = { register: () => Promise.resolve({}), ready: Promise.resolve({}) };
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', ask);
  // The rest of it Node's fetch needs. A page that is asked for is an entry as well.
  const loaded = ['/art/seen.svg', RATES].map((path) => ({ name: ORIGIN + path }) as PerformanceResourceTiming);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the copy of a page', () => {
  const needed = ['/assets/app.js', '/assets/i18n/own.json?v=one', '/assets/screen-one.js', RATES];

  it('holds the page, its code, and of its pictures and letters what was seen', async () => {
    expect(await keep(RATES)).toBe(true);
    expect(paths()).toEqual(['/art/seen.svg', ...needed]);
    expect(asked.filter((path) => path === RATES)).toHaveLength(1);
    expect(await readCopies()).toMatchObject([{ path: RATES, title: RATES, keptAt: NOW }]);
  });

  it('holds all that it names where it has to be whole [STOP-05]', async () => {
    await keep(RATES, { whole: true });
    expect(paths()).toEqual(Object.keys(version(RATES, 'one')).toSorted());
  });

  it('gives way to that of a new release, with its files', async () => {
    await keep(RATES);
    network = version(RATES, 'two');
    await keep(RATES);
    expect(paths().filter((path) => path.includes('one'))).toEqual([]);
    expect(paths()).toContain('/assets/screen-two.js');
    expect(asked.filter((path) => path === '/assets/app.js')).toHaveLength(1);
  });

  it('stays as it was where a file of the new one does not come', async () => {
    await keep(RATES);
    network = version(RATES, 'two');
    delete network['/assets/screen-two.js'];
    await expect(keep(RATES)).rejects.toThrow('404');
    network = undefined;
    expect(await textOf(answerTo(RATES))).toContain('screen-one.js');
    expect(paths()).toContain('/assets/screen-one.js');
  });

  it('is not replaced by the page of a portal, nor made of one that failed or was left', async () => {
    await keep(RATES);
    network = { [RATES]: '<h1>Wi-Fi</h1>' };
    expect(await keep(RATES)).toBe(false);
    expect(await keep('/es/nosotros/')).toBe(false);
    expect(await keep(RATES, { signal: AbortSignal.abort() })).toBe(false);
    expect(paths()).toEqual(['/art/seen.svg', ...needed]);
  });

  it('stays as it was, and asks for nothing, while it is itself what is shown', async () => {
    await keep(RATES);
    const controller = {
      postMessage: (path: string, [port]: MessagePort[]) => port?.postMessage(path === RATES && NOW),
    };
    const serviceWorker = { controller, register: () => Promise.resolve({}), ready: Promise.resolve({}) };
    vi.stubGlobal('navigator', { onLine: true, serviceWorker });
    asked = [];
    expect(await keep(RATES)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is one of the newest 40, besides Mi Semáforo, which stays', async () => {
    network = { ...network, ...version(START, 'own') };
    await keep(START);
    for (let number = 1; number <= 45; number += 1) {
      vi.setSystemTime(NOW + number);
      Object.assign(network, version(`/es/noticias/${number}/`, 'one'));
      await keep(`/es/noticias/${number}/`);
    }
    const kept = (await readCopies()).map(({ path }) => path);
    expect(kept).toHaveLength(40);
    expect([kept[0], kept.at(-2), kept.at(-1)]).toEqual(['/es/noticias/45/', '/es/noticias/7/', START]);
  });

  it('takes with the others 5 MB at most: the oldest go first', async () => {
    const heavy = 'x'.repeat(1_200_000);
    for (let number = 1; number <= 6; number += 1) {
      vi.setSystemTime(NOW + number);
      Object.assign(network ?? {}, version(`/es/noticias/${number}/`, 'one', heavy));
      await keep(`/es/noticias/${number}/`);
    }
    const kept = (await readCopies()).map(({ path }) => path);
    expect(kept).toEqual([6, 5, 4, 3].map((number) => `/es/noticias/${number}/`));
  });

  it('is forgotten with all others when the visitor says so, and made again once they allow it', async () => {
    await keep(RATES);
    await refuseCopies();
    expect([await readCopies(), exists, await keep(RATES)]).toEqual([[], false, false]);
    allowCopies();
    expect(await keep(RATES)).toBe(true);
  });
});

describe('the worker', () => {
  beforeEach(async () => {
    await keep(RATES);
    network = { ...network, ...version(START, 'own'), ...version(`${START}1/`, 'own') };
    await keep(START, { whole: true });
    await keep(`${START}1/`, { whole: true });
  });

  it('leaves alone what is searched for, the editor, what pages are made of, and what is sent', () => {
    for (const path of ['/es/buscar/?q=plata', '/#/buscar?q=plata', '/editar/', '/metrics', 'https://x.test/']) {
      expect([path, answerTo(path)]).toEqual([path, undefined]);
    }
    for (const path of ['/assets/app.js', '/art/seen.svg', '/wp-json/wp/v2/posts', RATES]) {
      expect([path, answerTo(path, { mode: 'cors', clientId: 'other' })]).toEqual([path, undefined]);
    }
    expect(answerTo(RATES, { method: 'POST' })).toBeUndefined();
  });

  it('asks the network first', async () => {
    network = version(RATES, 'two');
    expect(await textOf(answerTo(RATES))).toContain('two');
    expect(dateOfCopy(RATES)).toBeUndefined();
  });

  it.each([RATES, '/#/tasas-tarifas?lang=es'])(
    'without one shows %s from its copy, with its files and its date',
    async (address) => {
      network = undefined;
      expect(await textOf(answerTo(address, { resultingClientId: address }))).toContain('screen-one.js');
      expect(dateOfCopy(RATES)).toBe(NOW);
      expect(await textOf(answerTo('/assets/screen-one.js', { mode: 'cors', clientId: address }))).toBe('script one');
    },
  );

  it('still knows what a copy is made of after it slept, as long as the device says that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await textOf(answerTo('/art/seen.svg', { mode: 'no-cors', clientId: 'unknown' }))).toBe('picture');
  });

  it('never takes a copy for the page of today, so that it keeps its date', async () => {
    network = undefined;
    await answerTo(RATES, { resultingClientId: 'copy' });
    expect(answerTo(RATES, { mode: 'cors', clientId: 'copy' })).toBeUndefined();
    vi.stubGlobal('navigator', { onLine: false });
    expect(answerTo(RATES, { mode: 'cors', clientId: 'other' })).toBeUndefined();
  });

  it('leaves the place of a picture empty that was never scrolled to', async () => {
    network = undefined;
    await answerTo(RATES, { resultingClientId: 'copy' });
    const unseen = answerTo('/art/further.svg', { mode: 'no-cors', clientId: 'copy', destination: 'image' });
    expect((await unseen)?.headers.get('content-type')).toBe('image/svg+xml');
    await expect(answerTo('/assets/unseen.js', { mode: 'cors', clientId: 'copy' })).rejects.toThrow('no network');
  });

  it('has the browser say that there is no network where a page was never opened', async () => {
    network = undefined;
    await expect(answerTo('/es/nosotros/')).rejects.toThrow('no network');
    await expect(answerTo('/en/tasas-tarifas/')).rejects.toThrow('no network');
  });

  it.each([`${START}8/`, '/#/semaforo/mi-semaforo/8?lang=es'])(
    'leads from %s to the step that stands for all, which goes on from there [STOP-05]',
    async (address) => {
      network = undefined;
      const answer = await answerTo(address);
      expect(answer?.headers.get('location')).toBe(`${ORIGIN}${START}1/?paso=8#paso`);
      expect(await textOf(answerTo(`${START}1/`))).toContain('screen-own.js');
    },
  );

  it('leads back to the language of the copy of Mi Semáforo from the other one, and names that [STOP-05]', async () => {
    network = undefined;
    const back = await answerTo('/en/semaforo/mi-semaforo/8/');
    expect(back?.status).toBe(302);
    expect(back?.headers.get('location')).toBe(`${ORIGIN}${START}1/?sin-red=en&paso=8#paso`);
  });
});
