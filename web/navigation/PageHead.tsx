import { createContext, useContext, useEffect } from 'react';
import type { Language } from '#contract/language.ts';
import { doorwayPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';

/** What the head of the document says about the page that is shown. */
export interface PageHeadProps {
  /** Name of the page, without the foundation's. */
  title: string;
  description: string;
  /** Canonical route path; undefined on a page that has none (404), which is then kept out of search results. */
  path: string | undefined;
  /** Language that the page is written in, where that is not the visitor's: its doorway is then the canonical one. */
  written?: Language;
  /** Route path of the same page in the other language; undefined when it has none. */
  translation?: string | undefined;
  /** Name of a picture in public/cards. */
  card?: string;
  /** A story; `card` is the path of its own card, which shows its title. */
  article?: { date: string; modified: string; author: string; card: string };
  /** Pages above this one, from the top, for the breadcrumb; home and the page itself are added. */
  trail?: { title: string; path: string }[];
}

/** Set while the server renders: takes what the page says, for the HTML's head. */
export const HeadCollector = createContext<((head: PageHeadProps) => void) | null>(null);

/** Says title, description and addresses of the page: into the HTML on the server, into the document after a navigation. */
export function PageHead(props: PageHeadProps) {
  const { language, t } = useTexts();
  useContext(HeadCollector)?.(props);

  const { title, description, path, translation, written = language } = props;
  const card = toCard(props, t('site.share_alt'));
  useEffect(() => {
    document.title = toDocumentTitle(title, t('site.name'));
    setContent('meta[name="description"]', description);
    setContent('meta[property="og:title"]', title);
    setContent('meta[property="og:description"]', description);
    setContent('meta[property="og:image"]', siteOrigin() + card.path);
    setContent('meta[property="og:image:alt"]', card.alt);
    for (const link of document.querySelectorAll('link[rel="canonical"], link[rel="alternate"][hreflang]'))
      link.remove();
    if (path === undefined) return;
    const { canonical, alternates } = toAddresses(written, path, translation);
    setContent('meta[property="og:url"]', siteOrigin() + canonical);
    addLink({ rel: 'canonical', href: canonical });
    for (const { hreflang, href } of alternates) addLink({ rel: 'alternate', hreflang, href });
  }, [title, description, path, translation, written, card.path, card.alt, t]);

  return null;
}

/** Every title ends with the foundation's name (ledger SHELL-08). */
export function toDocumentTitle(title: string, site: string): string {
  return `${title} · ${site}`;
}

/** Picture of the page for those it is shared with, and what it shows. `site`: what the cards without a title show. */
export function toCard({ title, card = 'index', article }: PageHeadProps, site: string): { path: string; alt: string } {
  return article ? { path: article.card, alt: title } : { path: `/cards/${card}.jpg`, alt: site };
}

/** Canonical doorway and its language alternatives, as paths. `x-default` is the Spanish one. */
export function toAddresses(language: Language, path: string, translation: string | undefined) {
  const other: Language = language === 'es' ? 'en' : 'es';
  const canonical = doorwayPath(language, path);
  const versions: Partial<Record<Language, string>> = { [language]: canonical };
  if (translation !== undefined) versions[other] = doorwayPath(other, translation);
  const alternates = [
    ...(versions.es === undefined ? [] : [{ hreflang: 'es', href: versions.es }]),
    ...(versions.en === undefined ? [] : [{ hreflang: 'en', href: versions.en }]),
    { hreflang: 'x-default', href: versions.es ?? canonical },
  ];
  return { canonical, alternates };
}

/** Origin that the document gives as the site's, which need not be the one that the visitor came by. */
function siteOrigin(): string {
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  return card ? new URL(card).origin : location.origin;
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}

function addLink(attributes: Record<string, string>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) {
    link.setAttribute(name, name === 'href' ? siteOrigin() + value : value);
  }
  document.head.append(link);
}
