import { statSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath, elsewhere } from '#contract/documents.ts';
import { DRAWN_PICTURES } from '#contract/drawnPictures.ts';
import { DEFAULT_LANGUAGE, isComplete, LANGUAGES, type Language } from '#contract/language.ts';
import { CATEGORY } from '#contract/news.ts';
import { languageOfPath, parsePagePath, parseHash, resolveRoute, storyPath, type Route } from '#contract/routes.ts';
import type { Said } from '#server/faults/said.ts';
import type { Fault } from '#server/faults/fault.ts';
import { nearest } from '#server/faults/nearest.ts';
import { publicFrom } from '#server/blog/publication.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { tokensOf } from './markdown.ts';
import type { Content } from './readContent.ts';

/** What the server answers without a file in `public/`. */
const SERVED = [
  new RegExp(`^/art/(${Object.keys(DRAWN_PICTURES).join('|')})/[^/]+\\.svg$`),
  /^\/cards\/noticias\/[^/]+\.jpg$/,
  new RegExp(`^/(${LANGUAGES.join('|')})/noticias/feed\\.xml$`),
  // photographFaults.ts looks for them.
  /^\/fotos\/[^/]+$/,
  /^\/(numeros\.(json|csv)|robots\.txt|sitemap\.xml|sw\.js)$/,
];

/** Where a route path such as `/nosotros` stands, to which the screen adds the page's language. */
const ROUTES =
  /^(countries\.json .*\.ruta\.[\w-]+|podcast\.json .*\.ruta|ownStoplight\.json puertas\..*\.enlace|.*\bhistoria\b.*)$/;

/** A film is three files, its still picture among them; content names it without an ending. */
const FILM_ENDINGS = ['.webm', '.mp4', '.webp'];

/** Every address inside the site that leads nowhere: of a route, a story, a document, a picture or a film. */
export function findDeadLinks(content: Content): Fault[] {
  const faults: Fault[] = [];
  const check = (place: Omit<Fault, 'says'>, address: string, isAlive: boolean) => {
    if (!isAlive) faults.push({ ...place, says: sayDead(address, content, days) });
  };
  const days = new Map(content.stories.map((story) => [story.slug, publicFrom(story)]));
  /** Content as it is on a day: links to stories of later ones lead nowhere. */
  const on = (day: string): Content => ({
    ...content,
    slugs: new Set([...content.slugs].filter((slug) => (days.get(slug) ?? '') <= day)),
  });
  const today = on(content.today);
  for (const [name, value] of [
    ...content.files,
    ...LANGUAGES.map((one) => [`i18n/${one}.json`, content.texts[one]] as const),
  ]) {
    for (const leaf of leavesOf(value)) {
      const isAlive = ROUTES.test(placeOf(name, leaf)) ? isRoute : isFound;
      for (const address of addressesOf(leaf)) {
        check({ file: `content/${name}`, keys: leaf.keys }, address, isAlive(address, today));
      }
    }
  }
  for (const story of content.stories) {
    const { lang, slug, image, markdown } = story;
    const file = `content/posts/${lang}/${slug}.md`;
    const then = publicFrom(story) > content.today ? on(publicFrom(story)) : today;
    if (image) check({ file, keys: ['image'] }, image, isFound(image, then));
    for (const address of linksOf(markdown))
      check({ file, keys: ['body'], at: address }, address, isFound(address, then));
  }
  return faults;
}

/** Where else it might have led. */
function sayDead(address: string, content: Content, days: ReadonlyMap<string, string>): Said {
  const slug = /noticias\/([^/?#]+)/.exec(address)?.[1] ?? '';
  const day = days.get(slug);
  if (day !== undefined && day > content.today) {
    const isDraft = content.stories.some((story) => story.slug === slug && story.draft);
    return {
      es: `${address} lleva a una historia que todavía no es pública (${isDraft ? 'es un borrador' : `recién el ${day}`}): sacá el enlace o esperá.`,
      en: `${address} leads to a story that is not public yet (${isDraft ? 'a draft' : `not before ${day}`}): take the link out or wait.`,
    };
  }
  const meant = /noticias\//.test(address) ? nearest(slug, [...content.slugs]) : undefined;
  const language =
    /^#?\/[a-z]/.test(address) && !languageOfPath(address) && isRoute(address.replace(/\/$/, ''), content);
  const hint = {
    es: meant
      ? ` ¿Quisiste decir ${meant}?`
      : language
        ? ` Escribí /es${address} o /en${address}.`
        : ' Fijate cómo está escrita, o si el archivo está en su carpeta.',
    en: meant
      ? ` Did you mean ${meant}?`
      : language
        ? ` Write /es${address} or /en${address}.`
        : ' See how it is written, or whether the file is in its folder.',
  };
  return { es: `${address} no lleva a ningún lado.${hint.es}`, en: `${address} leads nowhere.${hint.en}` };
}

function placeOf(name: string, { keys }: Leaf): string {
  return `${name} ${keys.join('.')}`;
}

/** The addresses inside the site that a text of a structured file is, names or holds. */
function addressesOf({ keys, text, holder }: Leaf): string[] {
  if (/^(#?\/)\S+$/.test(text)) return [text];
  if (keys.includes('historia') && !keys.includes('titulo')) return [storyPath(text)];
  if (keys.at(-1) === 'archivo') {
    if (elsewhere(holder)) return [];
    // Rates are in Spanish alone.
    const printed: readonly Language[] = keys[0] === 'tarifas' ? [DEFAULT_LANGUAGE] : LANGUAGES.filter(isComplete);
    return printed.map((language) => documentPath(text, language));
  }
  return attributesOf(text).filter((address) => /^#?\//.test(address));
}

/** What a story's text leads to and shows, but for other sites and places on its own page. */
function linksOf(markdown: string): string[] {
  const links = tokensOf(markdown).flatMap((token) => {
    if (token.type === 'link' || token.type === 'image') return [String(token.href)];
    return token.type === 'html' ? attributesOf(token.raw) : [];
  });
  return [...new Set(links)].filter((link) => link.startsWith('#/') || !/^([a-z][a-z+.-]*:|\/\/|#|\?)/i.test(link));
}

function attributesOf(html: string): string[] {
  return [...html.matchAll(/\b(?:href|src|poster)=["']([^"']+)["']/g)].map(([, address = '']) => address);
}

/** Whether a browser that asks for it gets something: a page of either language, or a file. */
function isFound(address: string, content: Content): boolean {
  const url = URL.parse(address.startsWith('#') ? `/${address}` : address, 'https://site.example');
  // A path without a slash before it would begin at whatever page it stands on.
  if (!url || !/^#?\//.test(address)) return false;
  const hash = url.pathname === '/' ? parseHash(url.hash) : undefined;
  if (hash) return hash.pathname === '/' || isRoute(hash.pathname, content);
  if (SERVED.some((served) => served.test(url.pathname))) return true;
  const page = parsePagePath(url.pathname);
  return page ? isWritten(page.route, content) : isFile(url.pathname, content);
}

function isFile(pathname: string, { root }: Content): boolean {
  const file = join(root, 'public', decodePath(pathname));
  const isThere = (one: string) => statSync(one, { throwIfNoEntry: false })?.isFile() === true;
  return isThere(file) || (pathname.startsWith('/films/') && FILM_ENDINGS.every((ending) => isThere(file + ending)));
}

/** An address that stands for no letters is no file's either. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Whether a route path is one, in its only spelling. */
function isRoute(address: string, content: Content): boolean {
  const [asked = ''] = address.split(/[?#]/, 1);
  const route = resolveRoute(asked);
  return route.path === asked && isWritten(route, content);
}

/** Whether somebody wrote what the route shows. */
function isWritten(route: Route, { slugs }: Content): boolean {
  if (route.screen === 'story') return slugs.has(route.slug);
  if (route.screen === 'category') return Object.values<number>(CATEGORY).includes(route.category);
  return true;
}
