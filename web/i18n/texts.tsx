import { createContext, useContext, type ReactNode } from 'react';
import type es from '#content/i18n/es.json';
import { DEFAULT_LANGUAGE, languageOfScreen, type Language } from '#contract/language.ts';
import type { ScreenName } from '#contract/routes.ts';
import { IN_DEFAULT } from '#contract/texts.ts';

export type TextKey = keyof typeof es;

export type TextFile = Record<string, string>;

/** Replaces `{name}` by `values.name`. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export interface Texts {
  language: Language;
  t: Translate;
  /** The language of the page around them, which links keep. */
  chosen: Language;
  /** Those of a screen: in the default language where theirs lacks it. */
  of: (screen: ScreenName) => Texts;
}

/** `file`: contract/texts.ts. */
export function createTexts(chosen: Language, file: TextFile): Texts {
  const textsIn = (language: Language, prefix: string): Texts => ({
    language,
    t: (key, values) => {
      const text = file[prefix + key] ?? key;
      return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
    },
    chosen,
    of: (screen) => (languageOfScreen(chosen, screen) === chosen ? own : others),
  });
  const own = textsIn(chosen, '');
  const others = textsIn(DEFAULT_LANGUAGE, IN_DEFAULT);
  return own;
}

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Constant: changing the language loads a new document (spec 1). */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsProvider');
  return texts;
}
