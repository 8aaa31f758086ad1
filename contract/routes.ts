import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languageOfScreen, type Language } from './language.ts';
import type { Post } from './posts.ts';

/** Screens with one fixed address, in the order of spec 2, then our own. The name is the path. */
export const FIXED_SCREENS = [
  'index',
  'nosotros',
  'donde-trabajamos',
  'semaforo',
  'microfinanzas',
  'nuestras-oficinas',
  'trabaja-con-nosotros',
  'escuelas',
  'politicas-de-privacidad',
  'sostenibilidad',
  'ee',
  'recursos',
  'tasas-tarifas',
  'involucrate',
  'noticias',
  'accesibilidad',
  'datos-abiertos',
  'mapa-del-sitio',
] as const;

export type FixedScreen = (typeof FIXED_SCREENS)[number];

/** Of /involucrate/{id} (decisions 6). */
export const INTERNSHIP_IDS = ['1', '2', '3', '4'] as const;

/** In characters; WordPress allows 200. */
export const SLUG_LIMIT = 300;

export type InternshipId = (typeof INTERNSHIP_IDS)[number];

/** Start of the Stoplight self-assessment (ledger STOP-05). */
const OWN_PATH = '/semaforo/mi-semaforo';

/** Steps of the self-assessment: start, question (number of the indicator, 1 to 50), life map, priorities. */
export type OwnStep = 'inicio' | number | 'mapa' | 'prioridades';

/** Parameters of the screens with many addresses. */
interface RouteParameters {
  ownStoplight: { step: OwnStep };
  internship: { id: InternshipId };
  story: { slug: string };
  category: { category: number };
  /** Search of the whole site: `?q=`. */
  buscar: object;
}

/** Of the search of the whole site. */
export const SEARCH_PATH = '/buscar';

export type ScreenName = FixedScreen | keyof RouteParameters;

/** A screen with its parameters. `path` is canonical, without a trailing slash. */
export type Route<Screen extends ScreenName = ScreenName> = {
  [Name in Screen]: { screen: Name; path: string } & (Name extends keyof RouteParameters
    ? RouteParameters[Name]
    : unknown);
}[Screen];

/**
 * The route of a hash path such as `/noticias/una-huerta`. An unknown path gives the home page, below a section that section
 * (spec 2): a `path` other than `pathname` is a redirect.
 */
export function resolveRoute(pathname: string): Route {
  const [first = 'index', second, third, ...rest] = pathname.split('/').filter(Boolean).map(decodeSegment);
  if (first === 'buscar') return { screen: 'buscar', path: SEARCH_PATH };
  const section = FIXED_SCREENS.find((screen) => screen === first);
  if (!section) return { screen: 'index', path: '/index' };

  if (section === 'semaforo' && second === 'mi-semaforo') {
    const step = rest.length ? 'inicio' : toOwnStep(third);
    return { screen: 'ownStoplight', path: ownPath(step), step };
  }
  const id = section === 'involucrate' && !third ? INTERNSHIP_IDS.find((one) => one === second) : undefined;
  if (id) return { screen: 'internship', path: `/involucrate/${id}`, id };
  if (section === 'noticias' && second === 'categoria' && third && !rest.length && /^[1-9]\d{0,8}$/.test(third)) {
    return { screen: 'category', path: `/noticias/categoria/${third}`, category: Number(third) };
  }
  if (section === 'noticias' && second && second !== 'categoria' && !third) {
    return { screen: 'story', path: storyPath(second), slug: second };
  }
  return { screen: section, path: `/${section}` };
}

export function ownPath(step: OwnStep): string {
  return step === 'inicio' ? OWN_PATH : `${OWN_PATH}/${step}`;
}

function toOwnStep(segment: string | undefined): OwnStep {
  if (segment === 'mapa' || segment === 'prioridades') return segment;
  return segment && /^(?:[1-9]|[1-4]\d|50)$/.test(segment) ? Number(segment) : 'inicio';
}

/** Canonical path of a story, by its decoded slug; percent codes are in capitals. */
export function storyPath(slug: string): string {
  return `/noticias/${encodeURIComponent(slug)}`;
}

/** The story's share card. Other sites cache cards, so a changed story gets another address. */
export function storyCardPath({ slug, modified }: Pick<Post, 'slug' | 'modified'>): string {
  return `/cards/noticias/${encodeURIComponent(slug)}.jpg?v=${modified.replace(/\D/g, '')}`;
}

/** Whether a hash path has an invalid internship id: web/app/address.ts then goes back in the history (spec 4). */
export function isWrongInternship(pathname: string): boolean {
  const [first, second, ...rest] = pathname.split('/').filter(Boolean);
  return (
    first === 'involucrate' && second !== undefined && !rest.length && resolveRoute(pathname).screen !== 'internship'
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The path of a prerendered page: `/nosotros` in English is `/en/nosotros/`. The home page in the default language is `/`, or `/es/` if the
 * address has to select the language (`chooses`; decisions 2).
 */
export function pagePath(language: Language, path: string, { chooses = false } = {}): string {
  if (path === '/index') return language === DEFAULT_LANGUAGE && !chooses ? '/' : `/${language}/`;
  return `/${language}${path}/`;
}

/**
 * The inverse of `pagePath`; undefined for any other path. Accepts a missing trailing slash and another encoding of a slug: the caller
 * redirects these.
 */
export function parsePagePath(pathname: string): { language: Language; route: Route } | undefined {
  if (pathname === '/') return { language: DEFAULT_LANGUAGE, route: resolveRoute('/index') };
  const language = languageOfPath(pathname);
  if (!language) return undefined;
  const asked = pathname.slice(language.length + 1).replace(/\/$/, '');
  if (asked === '') return { language, route: resolveRoute('/index') };
  const route = resolveRoute(asked);
  const exact = route.screen === 'story' ? /^\/noticias\/[^/]+$/.test(asked) : route.path === asked;
  return exact && route.screen !== 'index' ? { language, route } : undefined;
}

/** The language that a path begins with, be there such a page or not. */
export function languageOfPath(pathname: string): Language | undefined {
  const [, first] = pathname.split('/', 2);
  return isLanguage(first) ? first : undefined;
}

/** The path of a screen in each language that has it. */
export function pathsOf({ screen, path }: Pick<Route, 'screen' | 'path'>): Partial<Record<Language, string>> {
  const having = LANGUAGES.filter((language) => languageOfScreen(language, screen) === language);
  return Object.fromEntries(having.map((language) => [language, path]));
}

/** Undefined for an anchor, which does not begin with `#/` (decisions 2). */
export function parseHash(hash: string): { pathname: string; query: URLSearchParams } | undefined {
  if (!hash.startsWith('#/')) return undefined;
  const [pathname = '/', search = ''] = hash.slice(1).split(/[?#]/, 2);
  return { pathname, query: new URLSearchParams(search) };
}

/** Sets `lang` and keeps the order of the other query parameters (spec 1). */
export function hashAddress(path: string, query: URLSearchParams, language: Language): string {
  const merged = new URLSearchParams(query);
  merged.set('lang', language);
  return `/#${path}?${merged.toString()}`;
}
