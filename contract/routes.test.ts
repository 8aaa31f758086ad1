import { describe, expect, it } from 'vitest';
import { pagePath, hashAddress, isWrongInternship, parsePagePath, parseHash, resolveRoute } from './routes.ts';

describe('resolveRoute', () => {
  it.each([
    ['/', '/index'],
    ['', '/index'],
    ['/index', '/index'],
    ['/nosotros/', '/nosotros'],
    ['/no-such-place', '/index'],
    ['/constructor', '/index'],
    ['/nosotros/x', '/nosotros'],
    ['/involucrate/1', '/involucrate/1'],
    ['/involucrate/4', '/involucrate/4'],
    ['/involucrate/5', '/involucrate'],
    ['/involucrate/01', '/involucrate'],
    ['/involucrate/1e0', '/involucrate'],
    ['/involucrate/+1', '/involucrate'],
    ['/involucrate/1/x', '/involucrate'],
    ['/semaforo/x', '/semaforo'],
    ['/semaforo/mi-semaforo', '/semaforo/mi-semaforo'],
    ['/semaforo/mi-semaforo/1', '/semaforo/mi-semaforo/1'],
    ['/semaforo/mi-semaforo/50/', '/semaforo/mi-semaforo/50'],
    ['/semaforo/mi-semaforo/mapa', '/semaforo/mi-semaforo/mapa'],
    ['/semaforo/mi-semaforo/prioridades', '/semaforo/mi-semaforo/prioridades'],
    ['/semaforo/mi-semaforo/0', '/semaforo/mi-semaforo'],
    ['/semaforo/mi-semaforo/51', '/semaforo/mi-semaforo'],
    ['/semaforo/mi-semaforo/08', '/semaforo/mi-semaforo'],
    ['/semaforo/mi-semaforo/inicio', '/semaforo/mi-semaforo'],
    ['/semaforo/mi-semaforo/8/x', '/semaforo/mi-semaforo'],
    ['/noticias/una-huerta', '/noticias/una-huerta'],
    ['/noticias/categoria', '/noticias'],
    ['/noticias/categoria/13', '/noticias/categoria/13'],
    ['/noticias/categoria/x', '/noticias'],
    ['/noticias/categoria/13/x', '/noticias'],
    ['/noticias/a/b/c', '/noticias'],
    ['/noticias/%E0%A4%A', '/noticias/%25E0%25A4%25A'],
    ['/noticias/ñandutí', '/noticias/%C3%B1andut%C3%AD'],
    ['/noticias/%c3%b1andut%c3%ad', '/noticias/%C3%B1andut%C3%AD'],
  ])('takes %j to %j', (asked, path) => {
    expect(resolveRoute(asked).path).toBe(path);
  });
});

describe('an internship is asked for by a wrong id', () => {
  it.each(['abc', '0', '5', '01', '1.0', '1e0', '+1', '-1', ' 1', 'x/', 'constructor', '%E0%A4%A'])(
    '%j [INV-05]',
    (id) => {
      expect(isWrongInternship(`/involucrate/${id}`)).toBe(true);
    },
  );

  it.each([
    '/involucrate',
    '/involucrate/',
    '/involucrate/1',
    '/involucrate/4/',
    '/involucrate/%31',
    '/involucrate/1/x',
    '/noticias/5',
  ])('unlike %j', (path) => expect(isWrongInternship(path)).toBe(false));
});

describe('paths of prerendered pages', () => {
  it.each([
    ['/', 'es', '/index'],
    ['/es/', 'es', '/index'],
    ['/en', 'en', '/index'],
    ['/en/nosotros/', 'en', '/nosotros'],
    ['/es/noticias/una-huerta/', 'es', '/noticias/una-huerta'],
    ['/es/noticias/%C3%B1andut%C3%AD/', 'es', '/noticias/%C3%B1andut%C3%AD'],
    ['/es/noticias/%c3%b1andut%c3%ad/', 'es', '/noticias/%C3%B1andut%C3%AD'],
    ['/es/involucrate/2/', 'es', '/involucrate/2'],
    ['/en/semaforo/mi-semaforo/8/', 'en', '/semaforo/mi-semaforo/8'],
  ])('%s is the page of %s %s', (pathname, language, path) => {
    const page = parsePagePath(pathname);
    expect([page?.language, page?.route.path]).toEqual([language, path]);
  });

  it.each([
    '/fr/nosotros/',
    '/es/no-such-place/',
    '/es/nosotros/x/',
    '/es/semaforo/mi-semaforo/51/',
    '/es/index/',
    '/nosotros/',
    '/es//nosotros/',
    '/es/noticias//una-huerta/',
  ])('%s is no page', (pathname) => {
    expect(parsePagePath(pathname)).toBeUndefined();
  });

  it('gives each route one path a language, and the Spanish home the root unless it has to choose', () => {
    expect(pagePath('en', '/nosotros')).toBe('/en/nosotros/');
    expect(pagePath('es', '/index')).toBe('/');
    expect(pagePath('es', '/index', { chooses: true })).toBe('/es/');
    expect(pagePath('en', '/index')).toBe('/en/');
  });
});

describe('hash addresses', () => {
  it('are told from anchors by their slash', () => {
    expect(parseHash('#contenido')).toBeUndefined();
    expect(parseHash('')).toBeUndefined();
    expect(parseHash('#/recursos?x=1')?.pathname).toBe('/recursos');
  });

  it('carry the language merged with the parameters that were there', () => {
    expect(hashAddress('/recursos', new URLSearchParams('x=1&lang=fr'), 'es')).toBe('/#/recursos?x=1&lang=es');
  });
});
