/** Too wide at the usual size of a title, on a phone or beside a picture. */
export function hasLongWord(title: string): boolean {
  return /\p{L}{13}/u.test(title);
}
