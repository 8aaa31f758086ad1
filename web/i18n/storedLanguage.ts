import { isLanguage, type Language } from '#contract/language.ts';
import { readText, writeText } from '#web/device/deviceStore.ts';

/** Named by spec 1. */
export const LANGUAGE_KEY = 'lang';

/** Undefined also when storage is blocked. */
export function readLanguage(): Language | undefined {
  const stored = readText('local', LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** Blocked storage: only the address has it (ledger SHELL-10). */
export function storeLanguage(language: Language): void {
  writeText('local', LANGUAGE_KEY, language);
}
