/** What shows nothing: spaces, control characters, what Unicode lets be ignored, and the empty pattern of Braille. */
const INVISIBLE = /^[\s\p{Cc}\p{DI}\u2800]*$/u;

/** Whether nobody can see anything of a text. */
export function isBlank(text: string): boolean {
  return INVISIBLE.test(text);
}
