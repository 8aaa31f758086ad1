import { isLanguage, type Language } from '#contract/language.ts';
import { readText, writeText } from '#web/device/deviceStore.ts';

/** Local storage key of the chosen language (spec 1). */
export const LANGUAGE_KEY = 'lang';

/** The stored language; undefined when none, an unknown one, or storage itself is blocked. */
export function readLanguage(): Language | undefined {
  const stored = readText('local', LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** Stores the language. Where storage is blocked it lives in the address alone (ledger SHELL-10). */
export function storeLanguage(language: Language): void {
  writeText('local', LANGUAGE_KEY, language);
}
