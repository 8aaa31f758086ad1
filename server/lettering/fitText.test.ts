import { describe, expect, it } from 'vitest';
import { fitText } from './fitText.ts';
import { drawLine, widthOf } from './outlines.ts';

const BOX = { width: 530, height: 400, sizes: [100, 70, 44], leading: 1 };

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
    for (const line of set.lines) expect((widthOf(line) * set.size) / 1000).toBeLessThanOrEqual(BOX.width);
    const whole = set.lines.join('').replace(/\s/g, '') === title.replace(/\s/g, '');
    expect(set.lines.at(-1)?.endsWith('…')).toBe(!whole);
  });

  it('keeps the accents of Spanish and the tildes of Guaraní', () => {
    const title = '¿Qué? ¡Sí! Ñandutí, pingüino, g̃uarã, ỹ';
    expect(fitText(title, BOX).lines.join(' ')).toBe(title.normalize('NFC'));
  });

  it('keeps the letters of its neighbours, and words in Greek and Cyrillic', () => {
    expect(fitText('Ďakujem łódź Ωκεανός Киев', BOX).lines.join(' ')).toBe('Ďakujem łódź Ωκεανός Киев');
  });

  it('loses what the font lacks, an accent or a picture, and never the rest', () => {
    expect(fitText('Ⅻ fiestas \u{1f389} para 漢字 ᶜ', BOX).lines.join(' ')).toBe('XII fiestas para c');
    expect(fitText('\u{1f389}', BOX).lines).toEqual([]);
  });
});

describe('a line', () => {
  it('is drawn as outlines, the same each time', () => {
    const drawn = drawLine('Título', 50);
    expect(drawn).toBe(drawLine('Título', 50));
    expect(drawn.match(/<path /g)).toHaveLength(1);
    const begun = drawLine('T', 50) + drawLine('ítulo', 50);
    expect(drawn.match(/M/g)).toHaveLength(begun.match(/M/g)?.length ?? 0);
    expect(drawn).not.toMatch(/<text|font/);
  });

  it('has its letters closer than alone where they would leave a hole', () => {
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V') - 10);
  });

  it.each(['g̃u', 'G̃U', 'ag̃a'])('keeps the tilde of %s above its g, and takes no room for it', (text) => {
    const bare = text.replace('\u0303', '');
    expect(widthOf(text)).toBe(widthOf(bare));
    const outlines = (line: string): string[] => drawLine(line, 50).match(/M[^M]*/g) ?? [];
    const tilde = outlines(text).filter((outline) => !outlines(bare).includes(outline));
    expect(tilde).toHaveLength(1);
    const left = Math.min(...Array.from(tilde[0]?.matchAll(/[MLQ]([-\d.]+)/g) ?? [], ([, x]) => Number(x)));
    const before = widthOf(text.slice(0, text.toLowerCase().indexOf('g')));
    expect(left).toBeGreaterThan(before);
    expect(left).toBeLessThan(before + widthOf(bare.replace(/[^g]/gi, '')));
  });
});
