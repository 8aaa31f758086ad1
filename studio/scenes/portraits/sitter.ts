// Somebody of portraits/portraits.ts, put together from face, hair, bust and arms, and cut out of its sheet.
import { group } from '../../../server/lace/primitives.ts';
import { arm, neck, trunk, type Arm } from './bust.ts';
import { face, type Face } from './face.ts';
import type { Worn } from './hair.ts';

const WIDTH = 768;
const HEIGHT = 960;
/** The pit of the neck. */
const PIT = [400, 560] as const;

/** What every line says of its ends is said once. */
const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** From a little above the head down to where the body is cut, around `middle`. */
export const canvas = (inner: string, { top, middle = 400 }: { top: number; middle?: number }) => {
  const high = HEIGHT - top;
  const wide = (high * WIDTH) / HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${middle - wide / 2} ${top} ${wide} ${high}" width="${WIDTH}" height="${HEIGHT}"${ROUND}>${inner.replaceAll(ROUND, '')}</svg>`;
};

export interface Sitter {
  face: Face;
  hair: Worn;
  /** Where the chin is, how far the head leans, and whether it looks to the left. */
  head: { at: readonly [number, number]; turn?: number; flip?: boolean; scale?: number };
  /** The cloth reaches `foot` below the pit of the neck. Absent: to the end of the sheet. */
  body: { at?: readonly [number, number]; shoulder: number; waist: number; color: string; foot?: number };
  neck?: Parameters<typeof neck>[1];
  /** Over the cloth, below the face: from the pit of the neck. */
  clothes?: string;
  /** `over` is drawn whole over what the others hold, and may hold something itself. */
  arms?: readonly (Omit<Arm, 'skin' | 'cloth'> & { over?: string })[];
  /** Between palms and fingers. */
  held?: string;
}

export function sitter({
  face: look,
  hair,
  head,
  body,
  neck: throat,
  clothes = '',
  arms = [],
  held = '',
}: Sitter): string {
  const [x, y] = body.at ?? PIT;
  const { at, turn = 0, flip = false, scale = 1.18 } = head;
  const onHead = (inner: string) =>
    group(
      `translate(${at[0]} ${at[1]})${turn ? ` rotate(${turn})` : ''} scale(${flip ? -scale : scale} ${scale})`,
      inner,
    );
  const onBody = (inner: string) => group(`translate(${x} ${y})`, inner);
  const { ears, face: visage } = face(look);
  const limbs = arms.map((one) => ({ ...arm({ ...one, skin: look.skin, cloth: body.color }), on: one.over }));
  const holding = limbs.filter(({ on }) => on === undefined);
  return (
    onHead(hair.behind + ears) +
    onBody(trunk({ foot: HEIGHT - y, ...body }, body.color) + neck(look.skin, throat) + clothes) +
    onHead(visage + hair.front) +
    holding.map(({ under }) => under).join('') +
    held +
    holding.map(({ over }) => over).join('') +
    limbs.map(({ under, on, over }) => (on === undefined ? '' : under + on + over)).join('')
  );
}
