import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { RenderedPage } from '#contract/render.ts';
import type { FixedScreen, Route, ScreenName } from '#contract/routes.ts';
import { createLazy, type LazyModule } from '#web/hooks/lazyModule.ts';
import { importContent, type Content, type ContentName } from '#web/i18n/content.ts';
import type { TextKey, Texts } from '#web/i18n/texts.tsx';
import type { Query } from '#web/services/query.ts';

/** What a screen's entry may use: texts, and remote data as far as it is known. */
export interface Page extends Texts {
  /** Remote data; undefined while it loads or after it failed. */
  known: <T>(query: Query<T>) => T | undefined;
}

/** The document head of a page, made by server and browser alike (PageHead.tsx). */
export interface Head {
  /** Name of the page, without the foundation's. */
  title: string;
  description: string;
  /** Route path of the page in each language that has it; in none, it is kept out of search results. */
  paths: Partial<Record<Language, string>>;
  /** Language that the page is written in, where that need not be the visitor's: its page is the canonical one. */
  written?: Language;
  /** Name of a picture in public/cards. */
  card?: string;
  /** A story; `card` is the path of its own share card. */
  article?: { date: string; modified: string; author: string; card: string };
}

export type LoadedScreen<Name extends ScreenName> = (route: Route<Name>) => ReactNode;

/** What a screen is loaded by, and the content files that come with it. */
export interface ScreenCode<Name extends ScreenName> {
  content: readonly ContentName[];
  load: (language: Language) => LazyModule<LoadedScreen<Name>>;
}

/**
 * All that the site knows of a screen before its code has come; stands in a file `<name>.screen.tsx` in the screen's folder.
 * It is part of every first load, so it imports the screen in `code` alone: the build reads there which files a page names.
 */
export interface ScreenEntry<Name extends ScreenName> {
  code: ScreenCode<Name>;
  /** Remote data that a prerendered page contains. */
  queries?: (route: Route<Name>, language: Language) => Query<unknown>[];
  /** Status of the prerendered page, once its queries were answered; default 200. */
  status?: (route: Route<Name>, page: Page) => RenderedPage['status'];
  /** The heads of its pages; called again when more data is known. */
  head: (route: Route<Name>, page: Page) => Head;
  /** Screens above it, from the top, for the breadcrumb; the home is above all. */
  trail?: readonly FixedScreen[];
  /** Colour of its last section, from which the footer's land grows; left out: cream. */
  ground?: 'cream' | 'rose';
  /** What a chat that is begun here opens with; left out: the screen has no strip of contacts. */
  chat?: TextKey;
}

type Contents<Names extends readonly ContentName[]> = { [Index in keyof Names]: Content<Names[Index]> };

/** An entry's `code`: `show` makes the screen of its module and its content files, which are fetched once a language. */
export function loaded<Name extends ScreenName, Module, const Names extends readonly ContentName[]>(
  importModule: () => Promise<Module>,
  content: Names,
  show: (module: Module, contents: Contents<Names>) => LoadedScreen<Name>,
): ScreenCode<Name> {
  const load = async (language: Language) => {
    const contents = Promise.all(content.map((name) => importContent(name, language)));
    return show(await importModule(), (await contents) as Contents<Names>);
  };
  const lazy = { es: createLazy(() => load('es')), en: createLazy(() => load('en')) };
  return { content, load: (language) => lazy[language] };
}

/** The head of a screen with one address: its keys `route.<screen>.…`, and the card of its name. */
export function fixedHead({ screen, path }: Route<FixedScreen>, { t }: Page): Head {
  return {
    title: t(`route.${screen}.title`),
    description: t(`route.${screen}.description`),
    paths: { es: path, en: path },
    card: screen,
  };
}

/** Status of a page about one remote thing: null is none, undefined a failed load. */
export function statusOf(thing: unknown): RenderedPage['status'] {
  return thing === null ? 404 : thing === undefined ? 503 : 200;
}
