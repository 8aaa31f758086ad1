import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { RenderedPage } from '#contract/render.ts';
import { pathsOf, type FixedScreen, type Route, type ScreenName } from '#contract/routes.ts';
import { createLazy, type LazyModule } from '#web/hooks/lazyModule.ts';
import { importContent, type Content, type ContentName } from '#web/i18n/content.ts';
import { fetchOthers } from '#web/i18n/fetchTexts.ts';
import type { TextKey, Texts } from '#web/i18n/texts.tsx';
import type { Query } from '#web/services/query.ts';

/** Texts, and remote data as far as it is known. */
export interface Page extends Texts {
  /** Undefined while it loads or after it failed. */
  known: <T>(query: Query<T>) => T | undefined;
}

/** Made by server and browser alike (PageHead.tsx). */
export interface Head {
  /** Without the foundation's name. */
  title: string;
  description: string;
  /** In each language that has the page; in none: kept out of search results. */
  paths: Partial<Record<Language, string>>;
  /** Where it need not be the visitor's: its page is the canonical one. */
  written?: Language;
  /** A picture in public/cards. */
  card?: string;
  /** A story; `card` is the path of its share card. */
  article?: { date: string; modified: string; author: string; card: string };
}

export type LoadedScreen<Name extends ScreenName> = (route: Route<Name>) => ReactNode;

/** How its code is loaded, and the content files that come along. */
export interface ScreenCode<Name extends ScreenName> {
  content: readonly ContentName[];
  load: (language: Language) => LazyModule<LoadedScreen<Name>>;
}

/**
 * What is known of a screen before its code has come: `<name>.screen.tsx`, part of every first load. Only `code` imports the
 * screen: the build reads there which files a page names.
 */
export interface ScreenEntry<Name extends ScreenName> {
  code: ScreenCode<Name>;
  /** In its prerendered page; `words`: what it was searched for. */
  queries?: (route: Route<Name>, language: Language, words?: string) => Query<unknown>[];
  /** Of the prerendered page, after its queries; default 200. */
  status?: (route: Route<Name>, page: Page) => RenderedPage['status'];
  /** Called again when more data is known. */
  head: (route: Route<Name>, page: Page) => Head;
  /** From the top, without the home: for the breadcrumb. */
  trail?: readonly FixedScreen[];
  /** From which the footer's land grows; left out: none grows. */
  ground?: 'cream' | 'rose';
  /** What a chat opens with; left out: no strip of contacts. */
  chat?: TextKey;
}

type Contents<Names extends readonly ContentName[]> = { [Index in keyof Names]: Content<Names[Index]> };

/** `show` makes the screen of its module and content files, which are fetched once a language, with the texts it shows. */
export function loaded<Name extends ScreenName, Module, const Names extends readonly ContentName[]>(
  importModule: () => Promise<Module>,
  content: Names,
  show: (module: Module, contents: Contents<Names>) => LoadedScreen<Name>,
): ScreenCode<Name> {
  const load = async (language: Language) => {
    const [module, , ...contents] = await Promise.all([
      importModule(),
      fetchOthers(),
      ...content.map((name) => importContent(name, language)),
    ]);
    return show(module, contents as Contents<Names>);
  };
  const lazy = Object.fromEntries(LANGUAGES.map((language) => [language, createLazy(() => load(language))]));
  return { content, load: (language) => lazy[language] as LazyModule<LoadedScreen<Name>> };
}

/** From the keys `route.<screen>.…` and the card of its name. */
export function fixedHead(route: Route<FixedScreen>, { t }: Page): Head {
  const { screen } = route;
  return {
    title: t(`route.${screen}.title`),
    description: t(`route.${screen}.description`),
    paths: pathsOf(route),
    card: screen,
  };
}

/** Null: there is none; undefined: a failed load. */
export function statusOf(thing: unknown): RenderedPage['status'] {
  return thing === null ? 404 : thing === undefined ? 503 : 200;
}
