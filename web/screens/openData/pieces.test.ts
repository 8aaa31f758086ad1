import { expect, it } from 'vitest';
import { WHOLE_CLOTH, BAND_HEIGHT, BAND_WIDTH, MOTIFS, ROUNDS } from './patterns.ts';
import { toPatch, toPieces, type Piece, type Thread } from './pieces.ts';

const SCALES = ['thousands', 'ones'] as const;

const count = (pieces: readonly Piece[], ...threads: Thread[]) =>
  pieces.flatMap(({ cells }) => cells).filter(({ thread }) => threads.includes(thread)).length;

it('every motif fills a cloth of 100 stitches', () => {
  for (const { rows } of MOTIFS) {
    expect(rows).toHaveLength(BAND_HEIGHT);
    const [width = 0] = rows.map(({ length }) => length);
    expect(rows.every(({ length }) => length === width)).toBe(true);
    expect(BAND_WIDTH % width).toBe(0);
  }
  for (const { quarter } of ROUNDS) expect(quarter.every(({ length }) => length === quarter.length)).toBe(true);
  for (const scale of SCALES) {
    for (const cloth of toPieces(MOTIFS.length * WHOLE_CLOTH, scale, 0))
      expect(count([cloth], 'main', 'second', 'third')).toBe(WHOLE_CLOTH);
  }
});

it('whatever a number is, as many stitches are sewn as it says, each on cloth of its own', () => {
  for (const scale of SCALES) {
    for (let number = 1; number <= 2500; number += number < 130 ? 1 : 37) {
      const pieces = toPieces(number, scale, number % 5);
      expect(count(pieces, 'main', 'second', 'third'), `${number} ${scale}`).toBe(number);
      for (const { cells, across, down } of pieces) {
        expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length);
        expect(cells.every(({ x, y }) => x >= 0 && x < across && y >= 0 && y < down)).toBe(true);
      }
    }
  }
});

it('the needle waits in a cloth that is not finished, at its last stitch, and in no other', () => {
  for (const scale of SCALES) {
    expect(toPieces(812, scale, 0).map(({ needle }) => needle !== undefined)).toEqual([
      ...Array<boolean>(8).fill(false),
      true,
    ]);
    expect(toPieces(800, scale, 0).some(({ needle }) => needle)).toBe(false);
  }
});

it('behind the last motif comes the first again', () => {
  const bands = toPieces((MOTIFS.length + 1) * WHOLE_CLOTH, 'thousands', 3);
  expect(bands.at(-1)).toEqual(bands[0]);
});

it('two figures that are the same, one after the other, do not look the same', () => {
  for (const scale of SCALES) {
    for (let nth = 0; nth <= MOTIFS.length; nth += 1) {
      for (const number of [1, 59, 100, 250])
        expect(toPieces(number, scale, nth), `${number} ${scale}`).not.toEqual(toPieces(number, scale, nth + 1));
    }
  }
});

it('of a share that fell, what is left is whole and what came out is half', () => {
  const patch = toPatch(33, 54);
  expect([count([patch], 'main'), count([patch], 'half'), patch.cells.length]).toEqual([33, 21, 100]);
});
