/** One full turn, in radians. */
export const TURN = Math.PI * 2;

/** A number as SVG text with one decimal: 0.1 lace units are under half a pixel even at poster size. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** The point at `radius` and `angle` (radians, 0 = up, clockwise) as "x y". */
export function at(radius: number, angle: number): string {
  return `${num(radius * Math.sin(angle))} ${num(-radius * Math.cos(angle))}`;
}

/** Path data (commands M, L, Q, C, A, Z) rotated by `angle` (radians, clockwise) around 0 0. */
export function turned(d: string, angle: number): string {
  if (angle === 0) return d;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const point = (x: number, y: number) => `${num(x * cos - y * sin)} ${num(x * sin + y * cos)}`;
  return d.replace(/([MLQCa])([^A-Za-z]+)/g, (_, command: string, numbers: string) => {
    const values = numbers.trim().split(' ').map(Number);
    const kept = command === 'a' ? values.splice(0, 5).map((value) => `${value} `) : [];
    const points: string[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) points.push(point(values[i] ?? 0, values[i + 1] ?? 0));
    return command + kept.join('') + points.join(' ');
  });
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
