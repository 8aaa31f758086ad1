import type { Language } from './language.ts';
import type { Post } from './posts.ts';

/** Screens with one fixed address, in the order of spec 2. The name is the path's only segment. */
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
] as const;

export type FixedScreen = (typeof FIXED_SCREENS)[number];

/** Ids of /involucrate/{id}: these four spellings and no other (decisions 6). */
export const INTERNSHIP_IDS = ['1', '2', '3', '4'] as const;

/** Longest slug of a story, in characters: WordPress keeps 200. */
export const SLUG_LIMIT = 300;

export type InternshipId = (typeof INTERNSHIP_IDS)[number];

/** Where one’s own Stoplight begins (ledger STOP-05); its steps lie below. */
const OWN_PATH = '/semaforo/mi-semaforo';

/** Its places: where it begins, the questions by the number of their indicator among all 50, the life map, the priorities. */
export type OwnStep = 'inicio' | number | 'mapa' | 'prioridades';

/** What a screen with many addresses needs to know of the one that is asked for. */
interface AddressParts {
  ownStoplight: { step: OwnStep };
  internship: { id: InternshipId };
  story: { slug: string };
  category: { category: number };
}

export type ScreenName = FixedScreen | keyof AddressParts;

/**
 * Which screen a path shows, and what of the path it needs; `Route<'story'>` is a story's alone. `path` is canonical: one
 * spelling a place, no slash at its end.
 */
export type Route<Screen extends ScreenName = ScreenName> = {
  [Name in Screen]: { screen: Name; path: string } & (Name extends keyof AddressParts ? AddressParts[Name] : unknown);
}[Screen];

/**
 * The route of a hash path such as `/nosotros` or `/noticias/una-huerta`. Never fails: an unknown path is the home's,
 * an unknown path below a section is that section's (spec 2). Compare `path` with what was asked to see a redirection.
 */
export function resolveRoute(pathname: string): Route {
  const [first = 'index', second, third, ...rest] = pathname.split('/').filter(Boolean).map(decodeSegment);
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

/** Canonical path of a step of one’s own Stoplight. */
export function ownPath(step: OwnStep): string {
  return step === 'inicio' ? OWN_PATH : `${OWN_PATH}/${step}`;
}

/** An unknown step is the first. */
function toOwnStep(segment: string | undefined): OwnStep {
  if (segment === 'mapa' || segment === 'prioridades') return segment;
  return segment && /^(?:[1-9]|[1-4]\d|50)$/.test(segment) ? Number(segment) : 'inicio';
}

/** Canonical path of a story, by its slug as letters: those beyond ASCII stand percent-encoded, in capitals. */
export function storyPath(slug: string): string {
  return `/noticias/${encodeURIComponent(slug)}`;
}

/** The story's share card, drawn by the server. A story that was changed has another address: cards are kept by whom they are shown. */
export function storyCardPath({ slug, modified }: Pick<Post, 'slug' | 'modified'>): string {
  return `/cards/noticias/${encodeURIComponent(slug)}.jpg?v=${modified.replace(/\D/g, '')}`;
}

/**
 * Whether a hash path asks for an internship by an id that is none: who follows it is sent back a page (spec 4), which
 * web/app/address.ts does; where there is none, `resolveRoute` leads to the section.
 */
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
 * The path of a prerendered page: the route `/nosotros` in English is `/en/nosotros/`. The Spanish home is `/`, unless the
 * address has to choose the language (`chooses`): `/` chooses none, `/es/` does (decisions 2).
 */
export function pagePath(language: Language, path: string, { chooses = false } = {}): string {
  if (path === '/index') return language === 'es' && !chooses ? '/' : `/${language}/`;
  return `/${language}${path}/`;
}

/**
 * The language and route of a prerendered page's path, or undefined when it is none: unlike a hash, a path must be exact.
 * A missing slash at the end, or a story's letters encoded in another way, are allowed and left to the caller to mend.
 */
export function parsePagePath(pathname: string): { language: Language; route: Route } | undefined {
  if (pathname === '/') return { language: 'es', route: resolveRoute('/index') };
  const match = /^\/(es|en)(\/.*)?$/.exec(pathname);
  if (!match) return undefined;
  const language: Language = match[1] === 'en' ? 'en' : 'es';
  const asked = (match[2] ?? '/').replace(/\/$/, '');
  if (asked === '') return { language, route: resolveRoute('/index') };
  const route = resolveRoute(asked);
  const exact = route.screen === 'story' ? /^\/noticias\/[^/]+$/.test(asked) : route.path === asked;
  return exact && route.screen !== 'index' ? { language, route } : undefined;
}

/** Splits what follows `#` in an address; undefined when it does not begin with `#/`: then it is an anchor (decisions 2). */
export function parseHash(hash: string): { pathname: string; query: URLSearchParams } | undefined {
  if (!hash.startsWith('#/')) return undefined;
  const [pathname = '/', search = ''] = hash.slice(1).split(/[?#]/, 2);
  return { pathname, query: new URLSearchParams(search) };
}

/** The hash address of a route path, its `lang` set and its other query parameters kept in order (spec 1). */
export function hashAddress(path: string, query: URLSearchParams, language: Language): string {
  const merged = new URLSearchParams(query);
  merged.set('lang', language);
  return `/#${path}?${merged.toString()}`;
}
