import * as z from 'zod/mini';
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  isComplete,
  isLanguage,
  LANGUAGES,
  type CompleteLanguage,
  type Language,
  type Translated,
} from './language.ts';

type InEach<Schema extends z.ZodMiniType> = {
  [Each in Language]: Each extends CompleteLanguage ? Schema : z.ZodMiniOptional<Schema>;
};

/** A value in each language; one that has some screens only may lack it. No other key: all visitors would download it. */
export function translated<Schema extends z.ZodMiniType>(value: Schema) {
  const shape = LANGUAGES.map((one) => [one, isComplete(one) ? value : z.optional(value)] as const);
  return z.strictObject(Object.fromEntries(shape) as InEach<Schema>);
}

/** A text in each language, empty in none. */
export const translatedSchema = translated(z.string().check(z.minLength(1)));

/** Whether no language says one of the texts twice. */
export function isEachSaidOnce(texts: readonly Translated<string>[]): boolean {
  return LANGUAGES.every((language) => new Set(texts.map((one) => inLanguage(one, language))).size === texts.length);
}

/** Whether a value is one thing in each language. */
export function isTranslated(value: unknown): value is { [Each in Language]?: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return DEFAULT_LANGUAGE in value && Object.keys(value).every(isLanguage);
}

/** A translated value in one language: what a visitor downloads. */
export type InLanguage<T> =
  T extends Record<CompleteLanguage, infer V>
    ? V
    : T extends readonly (infer U)[]
      ? InLanguage<U>[]
      : T extends object
        ? { [K in keyof T]: InLanguage<T[K]> }
        : T;
