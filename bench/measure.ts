/** The middle one of the values; of an even number the upper of the two in the middle. NaN where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** A whole number of `least` or more, as an option gives it. @throws Error that names the option */
export function toCount(value: string, option: string, least = 1): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < least) {
    throw new Error(`--${option} ${value} is not a whole number of ${least} or more`);
  }
  return count;
}

/** Prints rows under their headings: the first column to the left, figures to the right. */
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
