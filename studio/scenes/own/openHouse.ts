// A family's house, seen into.
import { colors } from '../../../server/lace/palette.ts';
import { box } from '../../../server/lace/primitives.ts';
import { stroke } from './frame.ts';
import { land, roof, WALL } from './places.ts';

/** A house that is open towards us on the left, and what lies outside of it. */
export function openHouse(inside: string, outside: string): string {
  return (
    land(150) +
    outside +
    box(8, 84, 150, 122, WALL) +
    box(8, 190, 150, 16, colors.wood) +
    inside +
    stroke('M8 86V206M158 86V206', colors.tierraDeep, 8) +
    roof([8, 86], 150, 46)
  );
}
