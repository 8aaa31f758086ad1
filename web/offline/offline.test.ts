import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOffline, type FetchEvent } from './answerOffline.ts';
import { saveOfflineCopy } from './saveOfflineCopy.ts';

const ORIGIN = 'http://site.test';
const START = '/semaforo/mi-semaforo/';
const signal = new AbortController().signal;

/** By path and query; undefined: no network. */
let network: Record<string, string> | undefined;
/** By full URL. */
let cached: Map<string, Response>;

const addressOf = (one: RequestInfo | URL) => new URL(one instanceof Request ? one.url : one, ORIGIN).href;

function ask(asked: RequestInfo | URL): Promise<Response> {
  const { pathname, search } = new URL(addressOf(asked));
  if (!network) return Promise.reject(new TypeError('no network'));
  const found = network[pathname + search];
  return Promise.resolve(new Response(found ?? '', { status: found === undefined ? 404 : 200 }));
}

const cache = {
  put: (key: string, answer: Response) => Promise.resolve(void cached.set(addressOf(key), answer)),
  match: (key: Request | string) => Promise.resolve(cached.get(addressOf(key))?.clone()),
  keys: () => Promise.resolve([...cached.keys()].map((url) => new Request(url))),
  delete: (key: string) => Promise.resolve(cached.delete(addressOf(key))),
  addAll: async (keys: Request[]) => {
    const answers = await Promise.all(keys.map(async (key) => [key.url, await ask(key)] as const));
    if (answers.some(([, { ok }]) => !ok)) throw new TypeError('not ok');
    for (const [url, answer] of answers) cached.set(url, answer);
  },
};

/** One version of the site. */
function version(name: string, language: 'es' | 'en' = 'es'): Record<string, string> {
  const script = `/assets/own-${name}.js`;
  const page = (path: string) =>
    `<html data-route="${path}"><script data-modules="/assets/app.js ${script}" data-texts="/assets/i18n/es.json?v=${name}">${name}</script><a href="/en${path}/">`;
  return {
    [`/${language}${START}`]: `${page('/semaforo/mi-semaforo')}<link rel="icon" href="/favicon.ico"><img src="/art/own-${name}.svg">`,
    [`/${language}${START}1/`]: page('/semaforo/mi-semaforo/1'),
    '/assets/app.js': 'app',
    '/favicon.ico': 'icon',
    [`/assets/i18n/es.json?v=${name}`]: 'texts',
    [script]: `script ${name}`,
    [`/art/own-${name}.svg`]: 'picture',
  };
}

/** Undefined when the worker leaves the request alone. */
function answerTo(path: string, by: Partial<FetchEvent> & { mode?: string; method?: string } = {}) {
  const { mode = 'navigate', method = 'GET', clientId = '', resultingClientId = '' } = by;
  let answer: Promise<Response> | undefined;
  const request = Object.defineProperty(new Request(addressOf(path), { method }), 'mode', { value: mode });
  const respondWith = (given: Promise<Response>) => void (answer = given);
  answerOffline({ request, clientId, resultingClientId, respondWith } as FetchEvent);
  return answer;
}

async function textOf(answer: Promise<Response> | undefined): Promise<string> {
  return (await answer)?.text() ?? 'left alone';
}

beforeEach(() => {
  network = version('one');
  cached = new Map();
  const serviceWorker = { register: () => Promise.resolve({}), ready: Promise.resolve({}) };
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(addressOf(path), init);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the copy of one’s own Stoplight [STOP-05]', () => {
  const paths = () => [...cached.keys()].map((url) => url.slice(ORIGIN.length)).toSorted();

  it('is where it begins, a step, and what these name', async () => {
    expect(await saveOfflineCopy('es', signal)).toBe(true);
    expect(paths()).toEqual(Object.keys(version('one')).toSorted());
  });

  it('gives way to a new version, and to another language', async () => {
    await saveOfflineCopy('es', signal);
    network = version('two', 'en');
    expect(await saveOfflineCopy('en', signal)).toBe(true);
    expect(paths()).toEqual(Object.keys(version('two', 'en')).toSorted());
  });

  it('keeps the old pages where a file of the new ones does not come', async () => {
    await saveOfflineCopy('es', signal);
    network = version('two');
    delete network['/assets/own-two.js'];
    await expect(saveOfflineCopy('es', signal)).rejects.toThrow('not ok');
    network = undefined;
    expect(await textOf(answerTo(`/es${START}`))).toContain('own-one.js');
    expect(paths()).toEqual(Object.keys(version('one')).toSorted());
  });

  it('is not made once it was stopped, nor of a page that is none', async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await saveOfflineCopy('es', stop.signal)).toBe(false);
    delete network?.[`/es${START}1/`];
    expect(await saveOfflineCopy('es', signal)).toBe(false);
    expect(paths()).toEqual([]);
  });
});

describe('the worker', () => {
  beforeEach(() => saveOfflineCopy('es', signal));

  it('leaves all other pages alone, what they are made of, and what is sent', () => {
    for (const path of ['/', '/es/', '/es/semaforo/', '/#/nosotros?lang=es', `/es${START}51/`, 'https://x.test/']) {
      expect([path, answerTo(path)]).toEqual([path, undefined]);
    }
    for (const path of ['/assets/app.js', '/art/own-one.svg', `/es${START}`]) {
      expect([path, answerTo(path, { mode: 'cors', clientId: 'other' })]).toEqual([path, undefined]);
    }
    expect(answerTo(`/es${START}`, { method: 'POST' })).toBeUndefined();
  });

  it('asks the network first [STOP-05]', async () => {
    network = version('two');
    expect(await textOf(answerTo(`/es${START}`))).toContain('two');
  });

  it.each([
    [`/es${START}8/`, '/semaforo/mi-semaforo/8'],
    ['/#/semaforo/mi-semaforo/mapa?lang=es', '/semaforo/mi-semaforo/mapa'],
    ['/#/semaforo/mi-semaforo?lang=es', '/semaforo/mi-semaforo'],
  ])('without one shows %s from the copy, and what it is made of [STOP-05]', async (address, route) => {
    network = undefined;
    const html = await textOf(answerTo(address, { resultingClientId: address }));
    expect(html).toContain(`data-route="${route}"`);
    expect(html).toContain(`href="/en${route}/"`);
    expect(await textOf(answerTo('/assets/own-one.js', { mode: 'cors', clientId: address }))).toBe('script one');
  });

  it('still knows what a page is made of after it slept, as long as the device says that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await textOf(answerTo('/art/own-one.svg', { mode: 'no-cors', clientId: 'unknown' }))).toBe('picture');
  });

  it('has nothing in a language that was not opened: the browser says so', async () => {
    network = undefined;
    await expect(answerTo(`/en${START}`)).rejects.toThrow('no network');
  });
});
