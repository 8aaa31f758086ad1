/** The query part of an address with these values; one that is undefined or empty is left out, what is not named stays. */
export function withValues(search: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  return written && `?${written}`;
}
