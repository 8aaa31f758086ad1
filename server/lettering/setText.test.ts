import { describe, expect, it } from 'vitest';
import { drawLine, fitText, type SetText } from './setText.ts';

const BOX = { width: 530, height: 400, sizes: [100, 70, 44], leading: 1 };

/** Right end of a line, px: where its last outline begins. */
function rightEnd({ size }: SetText, line: string): number {
  const places = [...drawLine(line, size).matchAll(/M(\d+)/g)].map(([, at]) => Number(at));
  return (Math.max(0, ...places) * size) / 1000;
}

describe('a title', () => {
  it.each(['Sol', 'Yo', '¡Ñandutí!'])('as short as %s is one line in the largest size', (title) => {
    expect(fitText(title, BOX)).toEqual({ size: 100, lines: [title] });
  });

  it('is broken into lines of about equal length', () => {
    const { lines } = fitText('Una vecina de Pilar ganó el concurso Mi Semáforo Ambiental', BOX);
    expect(lines.join(' ')).toBe('Una vecina de Pilar ganó el concurso Mi Semáforo Ambiental');
    const lengths = lines.map((line) => line.length);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
  });

  it.each([
    'Abrió la nueva fábrica de quesos de Cerrito y otras catorce novedades que la comunidad educativa esperaba desde hace más de veinticinco años',
    'a'.repeat(900),
    'palabra '.repeat(120),
    `Un ${'electroencefalografista'.repeat(9)} en Ñeembucú`,
  ])('that is long (%.30s…) stays in its box, ended by an ellipsis where it must', (title) => {
    const set = fitText(title, BOX);
    expect(set.lines.length * set.size).toBeLessThanOrEqual(BOX.height);
    for (const line of set.lines) expect(rightEnd(set, line)).toBeLessThan(BOX.width);
    const whole = set.lines.join('').replace(/\s/g, '') === title.replace(/\s/g, '');
    expect(set.lines.at(-1)?.endsWith('…')).toBe(!whole);
  });

  it('keeps the accents of Spanish and the tildes of Guaraní', () => {
    const title = '¿Qué? ¡Sí! Ñandutí, pingüino, g̃uarã, ỹ';
    expect(fitText(title, BOX).lines.join(' ')).toBe(title.normalize('NFC'));
  });

  it('loses what the letters lack, an accent or a picture, and never the rest', () => {
    expect(fitText('Ďakujem \u{1f389} za ﬁestu 漢字', BOX).lines.join(' ')).toBe('Dakujem za fiestu');
    expect(fitText('\u{1f389}', BOX).lines).toEqual([]);
  });

  it('is drawn as outlines, the same each time', () => {
    const drawn = drawLine('Título', 50);
    expect(drawn).toBe(drawLine('Título', 50));
    expect(drawn.match(/<path /g)).toHaveLength(1);
    const begun = drawLine('T', 50) + drawLine('ítulo', 50);
    expect(drawn.match(/M/g)).toHaveLength(begun.match(/M/g)?.length ?? 0);
    expect(drawn).not.toMatch(/<text|font/);
  });
});
