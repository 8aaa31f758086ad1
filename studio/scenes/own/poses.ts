// Poses of both arms that several of the Stoplight's pictures have.
import { type Point } from '../people/geometry.ts';
import { type Pose } from './figure.ts';
import { type Who, looks } from './heads.ts';

type Hands = NonNullable<Pose['hands']>;

/** Where both arms are. */
type Arms = Pick<Pose, 'elbows' | 'bent'> & { hands: Hands };

const both = ([x, y]: Point): Hands => [
  [-x, y],
  [x, y],
];

/** A woman's empty hands: her elbows at the waist, her palms beside her. */
export const SHRUG: Arms = { elbows: both([19, -45]), hands: both([32, -54]), bent: 28 };

/** The hands over the ears, the elbows out. */
export function hearsNothing(who: Who): Arms {
  const crown = looks[who].tall;
  const child = crown < 80;
  return {
    elbows: both(child ? [23, 14 - crown + 13] : [28, 14 - crown + 15]),
    hands: both([child ? 15 : 16.5, 14 - crown + 3]),
    bent: 34,
  };
}

/** The hands on the hips. */
export const AKIMBO: Arms = { hands: both([17, -44]) };
