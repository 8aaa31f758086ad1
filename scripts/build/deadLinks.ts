import { statSync } from 'node:fs';
import { join } from 'node:path';
import { documentPath } from '#contract/documents.ts';
import { DRAWN_PICTURES } from '#contract/drawnPictures.ts';
import { CATEGORY } from '#contract/news.ts';
import { parsePagePath, parseHash, resolveRoute, storyPath, type Route } from '#contract/routes.ts';
import { leavesOf, type Leaf } from './leaves.ts';
import { tokensOf } from './markdown.ts';
import type { Content } from './readContent.ts';

/** What the server answers without a file in `public/`. */
const SERVED = [
  new RegExp(`^/art/(${Object.keys(DRAWN_PICTURES).join('|')})/[^/]+\\.svg$`),
  /^\/cards\/noticias\/[^/]+\.jpg$/,
  /^\/(es|en)\/noticias\/feed\.xml$/,
  /^\/(numeros\.json|robots\.txt|sitemap\.xml|sw\.js)$/,
];

/** What the name of a picture stands for, by the place that it is written at: the screens put their own words before it. */
const DRAWN: readonly [place: RegExp, before: string][] = [
  [/^countries\.json .*\.imagen$/, 'where-'],
  [/^education\.json bloques\..*\.imagen$/, 'education-'],
  [/^internships\.json \d+\.imagen$/, 'involve-'],
  [/^internships\.json .*\.roles\..*\.imagen$/, 'involve-rol-'],
  [/^microfinance\.json .*\.imagen$/, 'microfinance-'],
  [/^schools\.json bloques\..*\.imagen$/, 'schools-block-'],
  [/^schools\.json jornada\..*\.imagen$/, 'schools-day-'],
  [/^stoplight\.json .*\.imagen$/, 'stoplight-'],
  [/^sustainability\.json .*\.(imagen|icono)$/, 'sustainability-'],
];

/** Where a route path such as `/nosotros` stands, to which the screen adds the page's language. */
const ROUTES = /^(countries\.json .*\.ruta\.(es|en)|ownStoplight\.json puertas\..*\.enlace|.*\bhistoria\b.*)$/;

/** A film is three files, its still picture among them; content names it without an ending. */
const FILM_ENDINGS = ['.webm', '.mp4', '.webp'];

/** Every address inside the site that leads nowhere: of a route, a story, a document, a picture or a film. */
export function findDeadLinks(content: Content): string[] {
  const problems: string[] = [];
  const check = (place: string, address: string, isAlive: boolean) => {
    if (!isAlive) problems.push(`${place}: ${address} leads nowhere`);
  };
  for (const [name, value] of [
    ...content.files,
    ['i18n/es.json', content.texts.es] as const,
    ['i18n/en.json', content.texts.en] as const,
  ]) {
    for (const leaf of leavesOf(value)) {
      const isAlive = ROUTES.test(placeOf(name, leaf)) ? isRoute : isFound;
      for (const address of addressesOf(name, leaf)) {
        check(`content/${name}: ${leaf.keys.join('.')}`, address, isAlive(address, content));
      }
    }
  }
  for (const { lang, slug, image, markdown } of content.stories) {
    const place = `content/posts/${lang}/${slug}.md`;
    if (image) check(`${place}: image`, image, isFound(image, content));
    for (const address of linksOf(markdown)) check(`${place}: body`, address, isFound(address, content));
  }
  return problems;
}

function placeOf(name: string, { keys }: Leaf): string {
  return `${name} ${keys.join('.')}`;
}

/** The addresses inside the site that a text of a structured file is, names or holds. */
function addressesOf(name: string, leaf: Leaf): string[] {
  const { keys, text } = leaf;
  if (/^(#?\/)\S+$/.test(text)) return [text];
  if (keys.includes('historia') && !keys.includes('titulo')) return [storyPath(text)];
  if (keys.at(-1) === 'archivo') {
    // Rates are in Spanish alone.
    return (keys[0] === 'tarifas' ? ['es' as const] : ['es' as const, 'en' as const]).map((language) =>
      documentPath(text, language),
    );
  }
  const drawn = /^(imagen|icono)$/.test(keys.at(-1) ?? '') && DRAWN.find(([place]) => place.test(placeOf(name, leaf)));
  if (drawn) return [`/art/${drawn[1]}${text}.svg`];
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
