import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { RenderedPage } from '#contract/render.ts';
import type { Route, ScreenName } from '#contract/routes.ts';
import { createLazy, type LazyModule } from '#web/hooks/lazyModule.ts';
import type { Query } from '#web/services/query.ts';

/** Reads remote data as far as they are there: undefined while they are not, or where they could not be had. */
export type Known = <T>(query: Query<T>) => T | undefined;

/** A screen whose code and content have come. */
export type LoadedScreen<Name extends ScreenName> = (route: Route<Name>) => ReactNode;

/**
 * All that the site knows of a screen before its code has come; stands in a file `<name>.screen.tsx` in the screen's folder.
 * It is part of every first load: code and content are imported where `load` is called, by no other import, and the build
 * finds there which styles a doorway names.
 */
export interface ScreenEntry<Name extends ScreenName> {
  /** The screen's code and its content in one language, fetched once. */
  load: (language: Language) => LazyModule<LoadedScreen<Name>>;
  /** Remote data that a doorway brings along. */
  queries?: (route: Route<Name>, language: Language) => Query<unknown>[];
  /** What a doorway is answered with, once its queries were asked; left out: always 200. */
  status?: (route: Route<Name>, known: Known, language: Language) => RenderedPage['status'];
  /** Colour of its last section, from which the footer's land grows; left out: cream. */
  ground?: 'cream' | 'rose';
}

/** What an entry's `load` is: gives for each language what the function brings for it. */
export function loaded<T>(load: (language: Language) => Promise<T>): (language: Language) => LazyModule<T> {
  const lazy = { es: createLazy(() => load('es')), en: createLazy(() => load('en')) };
  return (language) => lazy[language];
}

/** Status of a page about one remote thing: null is none, undefined could not be had. */
export function statusOf(thing: unknown): RenderedPage['status'] {
  return thing === null ? 404 : thing === undefined ? 503 : 200;
}
