import { createContext, useContext, type ReactNode } from 'react';
import type es from '#content/i18n/es.json';
import type { Language } from '#contract/language.ts';

/** A key of `content/i18n`; both files hold the same ones. */
export type TextKey = keyof typeof es;

export type TextFile = Record<string, string>;

/** Gives the text of a key, `{name}` in it replaced by `values.name`. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export interface Texts {
  language: Language;
  t: Translate;
}

/** The interface texts of one language, ready at once: the file has been fetched before (docs/decisions/003). */
export function createTexts(language: Language, file: TextFile): Texts {
  return {
    language,
    t: (key, values) => {
      const text = file[key] ?? key;
      return values ? text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : text;
    },
  };
}

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts and the language of this document. A change of language is a new document (spec 1), so they never change. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsProvider');
  return texts;
}
