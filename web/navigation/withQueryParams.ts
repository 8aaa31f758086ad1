/** Empty values remove a parameter; others stay. */
export function withQueryParams(search: string, values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  return written && `?${written}`;
}
