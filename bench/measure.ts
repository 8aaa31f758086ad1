/** The median, of an even number of values the upper one; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** A whole number of 1 or more. @throws Error that names the option */
export function toCount(value: string, option: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${option} ${value} is not a whole number of 1 or more`);
  return count;
}

/** Prints rows under their headings, the first column aligned left and the others right. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of [headings, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}
