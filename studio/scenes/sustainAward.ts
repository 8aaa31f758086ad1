import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch, whole } from '../../server/lace/primitives.ts';
import { aoPoi, collar, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { frame } from './sustainFrame.ts';

/** The team with its prize: a plaque with seventeen leaves around a lace. */
export function award(): string {
  const leaves = Array.from({ length: 17 }, (_, i) => {
    const angle = (i / 17) * 360;
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return group(
      `translate(${whole(558 + x * 104)} ${whole(520 + y * 104)}) rotate(${whole(angle + 130)})`,
      shape('M0 22C-19 6 -17 -24 0 -40C17 -24 19 6 0 22Z', i % 2 ? '#3F7D45' : '#6FA85F'),
    );
  }).join('');
  const plaque =
    box(404, 364, 316, 316, '#2A0D05', 'opacity=".3" rx="14"') +
    box(396, 356, 316, 316, colors.wood, 'rx="14"') +
    box(414, 374, 280, 280, colors.paper) +
    leaves +
    lace(
      'personas',
      {
        family: 'guava',
        rim: 'scallop',
        thread: colors.tierra,
        colors: [colors.gold],
        solid: true,
        weight: 1.2,
        detail: 1,
      },
      558,
      520,
      66,
    );
  const held = group('translate(0 262) scale(.92) translate(-554 -514)', plaque);
  let bulbs = '';
  for (let i = 0; i < 9; i++) bulbs += `M${40 + i * 140} ${whole(70 + Math.sin((i / 8) * Math.PI) * 46)}h.1`;
  const evening =
    box(0, 0, 1200, 790, '#14484B') +
    circle(560, 330, 470, '#1B5A5B') +
    circle(560, 330, 320, '#24706D') +
    line('M-20 56Q600 170 1220 56', '#0C2522', 5) +
    line(bulbs, colors.sun, 30);
  const stage =
    box(0, 676, 1200, 114, '#8E3220') + box(0, 676, 1200, 12, '#B4492E') + stitch('M0 742H1200', '#6B2415', 8, '30 22');
  return frame(
    { name: 'premio', theme: 'stoplight', wall: ['#14484B', '#14484B'], light: [0, 0] },
    evening +
      stage +
      near(200, 470, 0.8, {
        face: {
          skin: SKINS[3],
          view: 'turned',
          age: 'grown',
          build: 'square',
          mood: 'laughs',
          gaze: [0.8, 0],
          hair: HAIR.black,
          beard: 'full',
          brows: 'bushy',
        },
        hair: cropped('turned', HAIR.black),
        head: { at: [6, -58], turn: 3 },
        body: { shoulder: 182, waist: 168, color: '#2F7F8C', foot: 410 },
        clothes: collar('#2F7F8C'),
        arms: [
          { shoulder: [-148, 92], elbow: [-196, 280], to: [96, 158], hand: 'flat', aim: 310, sleeve: 'short' },
          {
            shoulder: [148, 92],
            elbow: [216, 286],
            to: [130, 140],
            hand: 'flat',
            aim: 262,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(1004, 470, 0.8, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'old',
          build: 'long',
          mood: 'smiles',
          gaze: [0.7, 0.1],
          hair: HAIR.grey,
          eyes: 'narrow',
          nose: 'long',
          glasses: '#2A1209',
        },
        hair: cropped('turned', HAIR.grey),
        head: { at: [-6, -58], turn: -3, flip: true },
        body: { shoulder: 180, waist: 170, color: '#F4ECD6', foot: 410 },
        clothes: aoPoi(colors.tierra),
        arms: [
          {
            shoulder: [148, 92],
            elbow: [196, 280],
            to: [-96, 158],
            hand: 'flat',
            aim: 230,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
          { shoulder: [-148, 92], elbow: [-216, 286], to: [-130, 140], hand: 'flat', aim: 278, sleeve: 'short' },
        ],
      }) +
      near(602, 404, 0.86, {
        face: {
          skin: SKINS[4],
          view: 'front',
          age: 'grown',
          build: 'diamond',
          mood: 'beams',
          gaze: [0, 0],
          hair: HAIR.black,
          eyes: 'round',
          earrings: colors.sun,
          brows: 'soaring',
          nose: 'broad',
          lips: 'full',
          signs: ['lashes'],
        },
        hair: parted('front', HAIR.black, 'curtain', 'bun'),
        head: { at: [0, -58], turn: 2 },
        body: { shoulder: 178, waist: 168, color: colors.lapacho, foot: 460 },
        held,
        arms: [
          { shoulder: [-146, 92], elbow: [-232, 262], to: [-120, 312], hand: 'grip', aim: 340, sleeve: 'short' },
          {
            shoulder: [146, 92],
            elbow: [232, 262],
            to: [120, 312],
            hand: 'grip',
            aim: 200,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
