import { isLanguage, type Language } from '#contract/language.ts';
import { deviceText } from '#web/device/deviceStore.ts';

/** Local storage key of the chosen language (spec 1). */
export const LANGUAGE_KEY = 'lang';

const kept = deviceText('local', LANGUAGE_KEY);

/** The stored language; undefined when none, an unknown one, or storage itself is blocked. */
export function readLanguage(): Language | undefined {
  const stored = kept.read();
  return isLanguage(stored) ? stored : undefined;
}

/** Stores the language. Where storage is blocked it lives in the address alone (ledger SHELL-10). */
export function storeLanguage(language: Language): void {
  kept.write(language);
}
