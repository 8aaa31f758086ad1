/** A text that is typed while the address follows, later and in steps. */
export interface SearchText {
  text: string;
  heard: string;
  /** Told, and not back from the address yet; oldest first. */
  told: string[];
}

/**
 * The field once the address says `value`. What was told and comes back changes nothing; anything else (back, a link, a
 * reset) replaces the text, unless some of it is untold.
 */
export function follow(field: SearchText, value: string): SearchText {
  if (value === field.heard) return field;
  const echo = field.told.indexOf(value);
  if (echo >= 0) return { ...field, heard: value, told: field.told.slice(echo + 1) };
  return { text: isUntold(field) ? field.text : value, heard: value, told: [] };
}

/** Changed since it was told last, or came. */
export function isUntold({ text, heard, told }: SearchText): boolean {
  return text !== (told.at(-1) ?? heard);
}

export function tell(field: SearchText): SearchText {
  return { ...field, told: [...field.told, field.text] };
}
