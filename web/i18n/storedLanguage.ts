import { isLanguage, type Language } from '#contract/language.ts';

/** Local storage key of the chosen language (spec 1). */
export const LANGUAGE_KEY = 'lang';

/** The stored language; undefined when none, an unknown one, or storage itself is blocked. */
export function readLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the language, or does nothing where storage is blocked: the address carries it as well. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Blocked storage: the language lives in the address alone (ledger SHELL-10).
  }
}
