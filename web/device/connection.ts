/** Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g', '3g']);

/** The visitor saves data, or the connection is slow. False where the browser does not say. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || SLOW_TYPES.has(connection?.effectiveType)) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
