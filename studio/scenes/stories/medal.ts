import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { byHead } from '../groups/byHead.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** Four who work together laugh about the medal of a first place, which one of them holds up by its ribbon. */
export function medal(): string {
  const wall =
    box(0, 0, WIDTH, HEIGHT, '#A3265A') +
    shape('M0 0H1600V90L0 760Z', '#AD3063') +
    lace('viva', { family: 'guava', rim: 'fan', thread: '#D0698F', weight: 0.7 }, 800, 380, 470);
  const gold = group(
    `translate(${HELD[0]} ${HELD[1] + 236}) scale(.42)`,
    circle(0, 0, 228, colors.gold) +
      circle(0, 0, 224, 'none', 'stroke="#A86A14" stroke-width="8" stroke-dasharray="5 12" opacity=".6"') +
      circle(0, 0, 208, colors.sun) +
      shape('M120 -170A208 208 0 0 1 -60 199A240 240 0 0 0 120 -170Z', '#8A4B00', SHADE) +
      stitch('M0 -176A176 176 0 1 1 -.1 -176', '#A86A14', 7, '4 16') +
      circle(0, 0, 146, colors.gold) +
      circle(-5, -5, 140, '#F8CB63') +
      // The number one.
      shape('M-12 -92H34V78H66V104H-52V78H-12V-42L-56 -22V-56Z', '#8A4B00') +
      line('M-128 -120A176 176 0 0 0 -172 -30', '#FDE7B0', 13) +
      box(-62, -262, 124, 40, '#C07F1B', 'rx="18"') +
      box(-62, -262, 124, 14, '#F6D489', 'rx="7"'),
  );
  return frame('medalla', wall + people(gold));
}

/** Where the ribbon is held. */
const HELD = [838, 556] as const;

function people(gold: string): string {
  const [x, y] = HELD;
  const ribbon =
    shape(`M${x - 16} ${y - 20}L${x - 52} ${y + 120}L${x - 12} ${y + 152}L${x + 14} ${y - 16}Z`, '#2C6B75') +
    shape(`M${x + 18} ${y - 20}L${x + 52} ${y + 120}L${x + 12} ${y + 152}L${x - 10} ${y - 16}Z`, '#174A5A') +
    line(`M${x - 2} ${y - 10}L${x - 30} ${y + 130}M${x + 4} ${y - 10}L${x + 32} ${y + 130}`, colors.paper, 7);
  return (
    byHead({
      chin: [1220, 424],
      size: 158,
      build: 'man',
      girth: 1.08,
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: {
        cut: 'bald',
        hair: HAIRS.grey,
        glasses: true,
        mood: 'laughs',
        age: 'middle',
        jaw: 'broad',
        nose: 'broad',
        moustache: 'walrus',
        eyes: [0.6, 0.4],
      },
      top: { kind: 'shirt', color: '#5F9AA0' },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      far: { to: [1010, 640], hand: 'open', aim: 200, behind: false },
    }) +
    byHead({
      chin: [384, 430],
      size: 158,
      build: 'woman',
      view: 'turned',
      skin: SKINS[2],
      look: {
        cut: 'curls',
        mood: 'beams',
        age: 'grown',
        jaw: 'heart',
        nose: 'broad',
        brows: 'thin',
        glasses: true,
        eyes: [0.7, 0.3],
        earrings: colors.sun,
      },
      top: { kind: 'vest', color: colors.paper, trim: colors.forest },
      bottom: { kind: 'skirt', color: colors.monte },
      far: { to: [600, 650], hand: 'open', aim: -20, behind: false },
    }) +
    byHead({
      chin: [990, 372],
      size: 164,
      build: 'woman',
      girth: 1.12,
      view: 'turned',
      facing: 'left',
      skin: SKINS[6],
      look: {
        cut: 'low',
        hair: HAIRS.greying,
        mood: 'smirks',
        age: 'middle',
        jaw: 'square',
        nose: 'hooked',
        eyeForm: 'hooded',
        signs: ['mole'],
        eyes: [0.6, 0.6],
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.forest },
      near: { to: [920, 668], hand: 'open', aim: 200, behind: false },
    }) +
    byHead({
      chin: [604, 366],
      size: 168,
      build: 'man',
      view: 'turned',
      skin: SKINS[4],
      look: {
        cut: 'quiff',
        mood: 'laughs',
        age: 'young',
        jaw: 'tall',
        nose: 'long',
        brows: 'bushy',
        signs: ['gap'],
        eyes: [0.5, 0.5],
      },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'trousers', color: '#2B3F5C' },
      far: { to: [x, y], hand: 'grip', aim: -10, behind: false, holds: ribbon + gold },
    })
  );
}
