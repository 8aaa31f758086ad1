/** What the site fills into a text, `{name}`, each as often as it stands there, in the order of the alphabet. */
export function placeholdersIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

/** As staff read them: “{km}, {of} y {office}”. */
export function listed(placeholders: readonly string[]): string {
  return new Intl.ListFormat('es').format(placeholders);
}
