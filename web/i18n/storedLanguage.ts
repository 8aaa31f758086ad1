import { isLanguage, type Language } from '#contract/language.ts';
import { readText, writeText } from '#web/device/deviceStore.ts';

/** Local storage key (spec 1). */
export const LANGUAGE_KEY = 'lang';

/** Undefined when missing, unknown or storage is blocked. */
export function readLanguage(): Language | undefined {
  const stored = readText('local', LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** With blocked storage the language is only in the address (ledger SHELL-10). */
export function storeLanguage(language: Language): void {
  writeText('local', LANGUAGE_KEY, language);
}
