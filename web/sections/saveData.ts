/** What browsers that have it tell of the line (Network Information API). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const SLOW_LINES: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g']);

/** Whether videos may be fetched unasked: not for visitors who save data, nor over a line that has better things to carry. */
export function mayLoadVideos(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || SLOW_LINES.has(connection?.effectiveType)) return false;
  return !matchMedia('(prefers-reduced-data: reduce)').matches;
}
