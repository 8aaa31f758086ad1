/** Network Information API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_TYPES: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g']);

/** Not when saving data or on a very slow connection. */
export function mayLoadVideos(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || SLOW_TYPES.has(connection?.effectiveType)) return false;
  return !matchMedia('(prefers-reduced-data: reduce)').matches;
}
