// What stands for the loans to work with, 1200 x 900. An awning lies over the upper 110; windows may cut off 180 at each side.
import { canvas } from './canvas.ts';
import { byHead } from './groups/byHead.ts';
import { bush } from './land.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** The table's edge. */
const EDGE = 618;
/** Its front hangs from here. */
const FRONT = 784;
const SHADE = 'opacity=".16"';

/** A young seller has opened her case on a neighbour's table: one tries glasses, the other a perfume. */
export function tradeCase(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'valija', grain: 0.42 },
    patio() + neighbours() + seller() + salesCase(),
  );
}

function patio(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, colors.rose) +
    shape('M0 0H700L420 900H0Z', '#F8C3CD') +
    box(36, 250, 176, 260, '#7A2E18') +
    box(52, 266, 144, 228, colors.mist) +
    bush('#6FA676', { width: 250, y: 420, size: 50, depth: 90, seed: 'valija' }) +
    box(0, 250, 36, 300, '#F8C3CD') +
    box(212, 250, 120, 300, '#F8C3CD') +
    box(0, 494, 330, 60, '#F8C3CD') +
    box(36, 494, 176, 16, '#7A2E18') +
    line('M124 266V494', '#7A2E18', 10)
  );
}

function seller(): string {
  return byHead({
    chin: [264, 404],
    size: 138,
    half: 'bust',
    build: 'woman',
    view: 'turned',
    skin: SKINS[4],
    look: {
      cut: 'tail',
      mood: 'talks',
      jaw: 'heart',
      nose: 'long',
      brows: 'thin',
      signs: ['mole'],
      eyes: [0.8, 0],
      tie: colors.sun,
      earrings: colors.sun,
      hair: HAIRS.black,
    },
    top: { kind: 'shirt', color: '#2F8C86', trim: colors.paper },
    bottom: { kind: 'skirt', color: colors.monte },
    near: { to: [306, 606], hand: 'rest', aim: 6 },
    far: { to: [410, 392], hand: 'open', aim: -48, behind: false },
  });
}

function neighbours(): string {
  const bottle = group('translate(906 470) rotate(-12)', perfume(colors.forest));
  return (
    byHead({
      chin: [770, 414],
      size: 140,
      half: 'bust',
      build: 'woman',
      girth: 1.12,
      view: 'front',
      skin: SKINS[6],
      look: {
        cut: 'bob',
        mood: 'smiles',
        hair: HAIRS.brown,
        shape: 'round',
        jaw: 'full',
        nose: 'broad',
        signs: ['dimples'],
        eyes: [-0.5, 0.1],
        eyeForm: 'round',
        brows: 'straight',
      },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: colors.monte },
      near: {
        to: [700, 356],
        hand: 'pinch',
        aim: -60,
        holds: place(glasses('#B8386C', colors.lapacho), 770, 348, 0.92),
      },
    }) +
    byHead({
      chin: [1010, 424],
      size: 134,
      half: 'bust',
      build: 'woman',
      girth: 1.15,
      view: 'side',
      facing: 'left',
      nod: 6,
      skin: SKINS[2],
      look: { cut: 'low', age: 'old', mood: 'sleeps', nose: 'hooked', hair: HAIRS.grey, earrings: colors.gold },
      top: { kind: 'tee', color: '#6E5BA0', trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [906, 470], hand: 'grip', holds: bottle },
    })
  );
}

/** Open on the cloth: glasses and earrings in the lid, perfume and eggs in the tray. */
function salesCase(): string {
  const table =
    box(-10, EDGE, WIDTH + 20, 300, colors.paper) +
    box(-10, EDGE, WIDTH + 20, 14, '#E6D7B8') +
    box(-10, FRONT, WIDTH + 20, 130, '#2F8C86') +
    stitch(`M-10 ${FRONT + 62}H1210`, colors.sun, 6, '18 13') +
    lace();
  const lid =
    box(356, 446, 312, 150, colors.woodDark, 'rx="16"') +
    box(372, 460, 280, 140, colors.cream, 'rx="8"') +
    [418, 522]
      .map((x, i) => place(glasses(i ? '#E2A24C' : '#5E8F86', i ? colors.woodDark : colors.monte), x, 494, 0.78))
      .join('') +
    [590, 628].map((x, i) => earrings(x, 478, i ? colors.sun : colors.lapacho)).join('');
  const bottles = [colors.lapacho, colors.orange, '#7DB4BE'].map((color, i) =>
    place(perfume(color), 404 + i * 56, 574, 0.86),
  );
  const egg = (x: number, y: number, color: string) =>
    oval(x, y, 21, 26, color) + oval(x - 6, y - 8, 5, 8, '#fff', 'opacity=".5"');
  const eggs =
    egg(572, 568, '#E8C9A4') + egg(614, 566, colors.paper) + egg(594, 588, '#F3DCC0') + egg(638, 586, '#E8C9A4');
  const tray =
    oval(512, 690, 176, 12, '#B7A682') +
    shape('M342 600H682L664 690H360Z', colors.wood) +
    shape('M600 600H682L664 690H592Z', '#000', SHADE) +
    stitch('M360 624H664M368 672H656', colors.sun, 5, '15 11') +
    box(332, 588, 360, 20, colors.woodDark, 'rx="7"') +
    box(488, 634, 48, 30, colors.sun, 'rx="6"');
  return table + lid + bottles.join('') + eggs + tray + wares();
}

/** The cloth's hem, over the table's front. */
function lace(): string {
  const every = 'stroke-dasharray="0 60"';
  const hem = line(`M0 ${FRONT}H1210`, colors.paper, 60, every);
  const holes = line(`M0 ${FRONT + 12}H1210`, '#2F8C86', 14, every);
  return hem + holes + stitch(`M-10 ${FRONT - 24}H1210`, colors.tierra, 6, '18 13');
}

/** On the cloth before the case: clothes, a necklace, and what cleans. */
function wares(): string {
  const clothes = [colors.lapacho, colors.sun, '#5B8FB0', colors.cream].map((color, i) => {
    const y = 742 - i * 30;
    return (
      box(196 + (i % 2) * 8, y - 30, 150 - (i % 2) * 14, 30, color, 'rx="13"') +
      line(`M${214 + (i % 2) * 8} ${y - 13}h${92 - (i % 2) * 12}`, '#000', 3, SHADE)
    );
  });
  const beads = Array.from({ length: 11 }, (_, i) => {
    const turn = Math.PI * (0.06 + i * 0.088);
    return circle(
      512 - 104 * Math.cos(turn),
      704 + 44 * Math.sin(turn),
      i === 5 ? 14 : 9,
      i % 2 ? colors.lapacho : colors.gold,
    );
  });
  const bucket =
    line('M764 650Q822 590 880 650', '#7E8B86', 7) +
    shape('M752 650H892L874 748H770Z', colors.tierra) +
    shape('M850 650H892L874 748H838Z', '#000', SHADE) +
    box(744, 640, 156, 20, '#97361F', 'rx="8"');
  const cleaners = [colors.forest, '#6E5BA0'].map((color, i) =>
    place(
      box(-30, -78, 60, 92, color, 'rx="12"') +
        box(-30, -50, 60, 38, colors.paper) +
        stitch('M-16 -31H16', color, 6, '10 6') +
        box(-13, -98, 26, 22, color) +
        box(-16, -118, 32, 24, colors.sun, 'rx="5"'),
      944 + i * 78,
      736 - i * 6,
      1,
    ),
  );
  return (
    oval(270, 744, 92, 8, '#D9CBAA') +
    oval(822, 748, 84, 9, '#D9CBAA') +
    oval(984, 748, 84, 9, '#D9CBAA') +
    clothes.join('') +
    beads.join('') +
    bucket +
    cleaners.join('')
  );
}

function glasses(lens: string, frame: string): string {
  return (
    circle(-30, 0, 27, lens, 'opacity=".3"') +
    circle(32, 0, 27, lens, 'opacity=".3"') +
    shape('M-46 -14L-22 -22L-40 16ZM16 -14L40 -22L22 16Z', '#fff', 'opacity=".3"') +
    circle(-30, 0, 27, 'none', `stroke="${frame}" stroke-width="8"`) +
    circle(32, 0, 27, 'none', `stroke="${frame}" stroke-width="8"`) +
    line('M-5 -4Q1 -11 7 -4', frame, 7)
  );
}

function earrings(x: number, y: number, color: string): string {
  const drop = (at: number) =>
    circle(at, y, 4, colors.gold) + line(`M${at} ${y}V${y + 18}`, colors.gold, 3) + circle(at, y + 28, 9, color);
  return drop(x - 10) + drop(x + 10);
}

function perfume(color: string): string {
  return (
    box(-26, -44, 52, 84, color, 'rx="9"') +
    box(6, -44, 20, 84, '#000', `${SHADE} rx="9"`) +
    box(-15, -14, 30, 28, colors.paper) +
    box(-10, -56, 20, 14, '#D8DDD3') +
    box(-16, -82, 32, 28, colors.gold, 'rx="5"')
  );
}
