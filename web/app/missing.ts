import { LANGUAGES, type Language } from '#contract/language.ts';
import { createLazy, type LazyModule } from '#web/hooks/lazyModule.ts';
import { importContent, type Content } from '#web/i18n/content.ts';

/** The picture of an address that leads nowhere, by language: only who came to one fetches it. */
export const lazyMissing = Object.fromEntries(
  LANGUAGES.map((language) => [language, createLazy(() => importContent('missing', language))]),
) as Record<Language, LazyModule<Content<'missing'>>>;
