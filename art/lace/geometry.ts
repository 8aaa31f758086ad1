/** One full turn, in radians. */
export const TURN = Math.PI * 2;

/** A number as SVG text, one decimal: a tenth of a lace unit is under half a pixel even at poster size. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** The point at `radius` and `angle` (radians, 0 = up, clockwise) as "x y". */
export function at(radius: number, angle: number): string {
  return `${num(radius * Math.sin(angle))} ${num(-radius * Math.cos(angle))}`;
}

/** `text` made safe inside SVG text and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
