import { describe, expect, it } from 'vitest';
import { colors } from '../../../server/lace/palette.ts';
import { ARMS, handPlace, pose, spineOf, WORKS } from './arms.ts';
import { bones, length, moved, placing, tapered, unmoved, within } from './geometry.ts';
import type { Point } from './geometry.ts';
import { hand } from './hands.ts';
import { HANDS } from './handShapes.ts';
import type { HandPose } from './handShapes.ts';
import { fill, ink, movedPath } from './marks.ts';
import { person } from './person.ts';
import type { Person } from './person.ts';

const SHOULDER: Point = [55, -545];
const POSES = Object.keys(HANDS) as HandPose[];
const pointsOf = (d: string): Point[] => {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
};
const nearest = (d: string, to: Point): number => Math.min(...pointsOf(d).map((point) => length(point, to)));

describe('bones', () => {
  it.each([
    [[120, 40], 1],
    [[120, 40], -1],
    [[-60, 200], 1],
    [[10, 5], -1],
    [[900, 900], 1],
  ] as const)('keep their length, also where the target %j is out of reach', (target, bend) => {
    const [joint, end] = bones([0, 0], target, 128, 112, bend);
    expect(length([0, 0], joint)).toBeCloseTo(128, 3);
    expect(length(joint, end)).toBeCloseTo(112, 3);
  });

  it('end at a target within reach, on whichever side they bend', () => {
    for (const bend of [1, -1] as const)
      expect(length(bones([0, 0], [90, 120], 128, 112, bend)[1], [90, 120])).toBeLessThan(0.01);
  });
});

describe.each(POSES)('an arm whose hand is %s', (hands) => {
  const to: Point = [150, -420];
  const arm = pose('woman', { shoulder: SHOULDER, inward: -1, reach: { to, aim: undefined, hand: hands } });
  const { widths, hand: size } = ARMS.woman;

  it('begins at the shoulder and ends at the wrist', () => {
    const outline = tapered(spineOf(arm), [...widths, 22]);
    expect(nearest(outline, SHOULDER)).toBeLessThanOrEqual(widths[0] / 2 + 0.1);
    expect(nearest(outline, arm.wrist)).toBeLessThanOrEqual(11.1);
  });

  it('brings the hand to its work without stretching', () => {
    expect(length(moved(handPlace(arm, size), WORKS[hands]), to)).toBeLessThan(1);
    expect(length(arm.shoulder, arm.elbow)).toBeCloseTo(ARMS.woman.upper, 1);
    expect(length(arm.elbow, arm.wrist)).toBeCloseTo(ARMS.woman.fore, 1);
  });

  it('has a hand that grows out of the wrist', () => {
    const { under, over } = hand(hands, '#8A4B2D');
    expect(Math.min(...[...under, ...over].map(({ d }) => nearest(d, [0, 0])))).toBeLessThan(17);
  });
});

it('undoes what it moved, mirrored and turned', () => {
  const matrix = within(placing({ at: [300, 40], scale: 0.8, mirror: true }), placing({ at: [9, -70], turn: 33 }));
  const [x, y] = unmoved(matrix, moved(matrix, [12, -34]));
  expect([x, y]).toEqual([expect.closeTo(12), expect.closeTo(-34)]);
});

it('writes relative paths that end where the absolute ones do', () => {
  expect(movedPath('M10 10L30 10L30 40Z', placing({ at: [1, 2] }), 0.2)).toBe('M11 12l20 0l0 30z');
});

it('joins fills of one colour, but not those that would cut a hole', () => {
  const square = 'M0 0L10 0L10 10L0 10Z';
  const reversed = 'M2 2L2 8L8 8L8 2Z';
  expect(ink([fill(square, '#111111'), fill(square, '#111111')], placing({})).match(/<path/g)).toHaveLength(1);
  expect(ink([fill(square, '#111111'), fill(reversed, '#111111')], placing({})).match(/<path/g)).toHaveLength(2);
});

describe('a person', () => {
  const someone: Person = {
    at: [400, 800],
    height: 600,
    build: 'woman',
    view: 'front',
    look: { cut: 'bun' },
    top: { kind: 'tee', color: colors.lapacho },
    bottom: { kind: 'skirt', color: colors.monte },
  };

  const WHITE_OF_THE_EYE = '#FBF4E8';
  it('looks with open eyes when drawn large, and has no face when drawn small or from behind', () => {
    expect(person(someone)).toContain(WHITE_OF_THE_EYE);
    expect(person({ ...someone, height: 200 })).not.toContain(WHITE_OF_THE_EYE);
    expect(person({ ...someone, view: 'back' })).not.toContain(WHITE_OF_THE_EYE);
  });

  it('shows another face in each mood and at each age', () => {
    const moods = ['laughs', 'smiles', 'calm', 'busy', 'talks', 'wonders', 'sleeps'] as const;
    const ages = ['baby', 'child', 'young', 'grown', 'middle', 'old'] as const;
    const faces = [
      ...moods.map((mood) => person({ ...someone, look: { cut: 'bun', mood, age: 'child' } })),
      ...ages.map((age) => person({ ...someone, look: { cut: 'bun', mood: 'calm', age } })),
    ];
    // Calm children are in both rows.
    expect(new Set(faces).size).toBe(faces.length - 1);
  });

  it('stands on its feet and is as tall as it was asked to be', () => {
    const starts = [...person(someone).matchAll(/d="M(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, , y]) => Number(y));
    expect(Math.max(...starts)).toBeLessThanOrEqual(800);
    expect(Math.min(...starts)).toBeGreaterThan(800 - 600 * 1.08);
  });

  it('lays what it holds between palm and fingers', () => {
    const held = '<g id="rod"/>';
    const drawn = person({ ...someone, far: { to: [520, 480], hand: 'grip', holds: held } });
    expect(drawn.split(held)).toHaveLength(2);
    expect(drawn.split(held)[1]).toContain('<path');
  });
});
