/** A text that is typed while the address follows it, later and in steps. */
export interface SearchText {
  /** What stands in the field. */
  text: string;
  /** What the address said last. */
  heard: string;
  /** What was told and has not come back from the address yet, oldest first. */
  told: string[];
}

/**
 * The field once the address says `value`. What was told comes back while the visitor types on: it changes nothing of what
 * stands there. Anything else (back, a link, a reset) replaces it, unless something is typed that has not been told yet.
 */
export function follow(field: SearchText, value: string): SearchText {
  if (value === field.heard) return field;
  const echo = field.told.indexOf(value);
  if (echo >= 0) return { ...field, heard: value, told: field.told.slice(echo + 1) };
  return { text: isUntold(field) ? field.text : value, heard: value, told: [] };
}

/** Whether the text has changed since it was told last, or came. */
export function isUntold({ text, heard, told }: SearchText): boolean {
  return text !== (told.at(-1) ?? heard);
}

/** The field once its text has been told. */
export function tell(field: SearchText): SearchText {
  return { ...field, told: [...field.told, field.text] };
}
