import { createContext, useContext, type ReactNode } from 'react';
import type es from '#content/i18n/es.json';
import type { Language } from '#contract/language.ts';

export type TextKey = keyof typeof es;

export type TextFile = Record<string, string>;

/** Replaces `{name}` by `values.name`. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export interface Texts {
  language: Language;
  t: Translate;
}

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

/** Constant: changing the language loads a new document (spec 1). */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts outside TextsProvider');
  return texts;
}
