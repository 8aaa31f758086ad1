import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { placing } from '../people/geometry.ts';
import { head } from '../people/heads.ts';
import { ink } from '../people/marks.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1960;
/** How far the land goes on to the left of the scene, for the words. */
const LEFT = 760;
const HEIGHT = 1000;
const MIRROR = [250, 640] as const;

/** From the back seat of a motorbike: the road forks, and the neighbours point out the way. */
export function motorbike(): string {
  const clip = `<clipPath id="mirror"><ellipse cx="${MIRROR[0]}" cy="${MIRROR[1]}" rx="116" ry="84"/></clipPath>`;
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'moto', grain: 0.4, defs: clip },
    country() + group(`translate(${LEFT} 0)`, fork() + neighbours() + handlebar() + driver() + mirror()),
  );
}

/** Sky, hills, fields; where the road leads off to the left. */
function country(): string {
  return (
    box(0, 0, WIDTH, 470, '#FBE3C0') +
    circle(LEFT + 930, 250, 120, '#F9C95E') +
    shape('M0 400C160 330 380 320 560 350C700 370 900 320 1180 340C1500 290 1770 310 1960 340V520H0Z', '#B9CC9A') +
    bush('#6E9A6A', { width: WIDTH, y: 420, size: 40, seed: 'moto', depth: 60 }) +
    box(0, 440, WIDTH, 560, '#8FA64E') +
    shape('M0 600C400 640 700 570 1060 560C1360 540 1660 540 1960 500V1000H0Z', '#7E9745') +
    shape('M0 436C300 426 560 428 770 436V454C560 446 300 444 0 456Z', colors.road)
  );
}

/** The road that forks, and its sign. */
function fork(): string {
  return (
    shape(
      'M120 1000C380 760 520 600 560 520C480 480 260 470 -10 454V436C280 446 520 452 620 476C760 446 960 436 1210 430V452C960 470 760 490 680 524C740 640 900 800 1120 1000Z',
      colors.road,
    ) +
    shape('M420 1000C520 780 590 620 606 530H632C660 640 760 820 860 1000Z', '#D9673C') +
    stitch('M300 1000C450 800 550 620 590 520M1000 1000C800 800 690 640 650 520', '#E88A5C', 6, '24 18') +
    line('M540 520V300', colors.woodDark, 13) +
    shape('M412 312H546V354H412L388 333Z', colors.wood) +
    shape('M534 368H598L622 389L598 410H534Z', '#A4623A') +
    stitch('M428 333H524M552 389H592', '#E8C08A', 4, '10 8')
  );
}

function neighbours(): string {
  return (
    person({
      at: [330, 640],
      height: 330,
      build: 'woman',
      girth: 1.1,
      view: 'front',
      skin: SKINS[4],
      look: { cut: 'bun', mood: 'talks', eyes: [0.5, 0.4], earrings: colors.sun },
      top: { kind: 'blouse', color: colors.lapacho, trim: colors.cream },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      near: { to: [206, 462], hand: 'point' },
    }) +
    person({
      at: [430, 626],
      height: 240,
      heads: 5.2,
      build: 'man',
      view: 'front',
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'laughs' },
      top: { kind: 'coat', color: colors.paper, trim: colors.sun },
      bottom: { kind: 'shorts', color: colors.monte },
      far: { to: [484, 446], hand: 'wave' },
    }) +
    person({
      at: [1040, 600],
      height: 330,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[3],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        age: 'old',
        mood: 'smiles',
        hair: HAIRS.white,
        moustache: true,
      },
      top: { kind: 'poi', color: colors.cream, trim: colors.forest },
      bottom: { kind: 'trousers', color: '#5A4A3A' },
      near: { to: [972, 470], hand: 'grip', aim: 180, holds: line('M966 600L976 420', colors.woodDark, 9) },
    })
  );
}

const HAND = { left: [352, 880], right: [1144, 880] } as const;

function handlebar(): string {
  return (
    line('M744 950C640 950 500 910 312 880M744 950C850 950 990 910 1184 880', '#2E3531', 24) +
    line(`M352 880L${MIRROR[0] + 40} ${MIRROR[1] + 80}M1144 880L1160 700`, '#2E3531', 13) +
    oval(1186, 640, 100, 76, '#2E3531') +
    oval(1186, 640, 88, 65, '#FBE3C0') +
    shape('M1100 652C1140 640 1190 640 1200 640V706C1160 706 1120 690 1100 652Z', '#8FA64E')
  );
}

function driver(): string {
  const helmet =
    shape(
      'M606 470C590 300 650 222 748 222C846 222 906 300 890 470C880 520 850 540 748 540C646 540 616 520 606 470Z',
      colors.sun,
    ) +
    shape('M800 230C880 250 904 330 890 470C880 520 850 540 790 540C836 470 840 330 800 230Z', colors.gold) +
    shape('M722 224H774L770 538H726Z', colors.paper) +
    line('M610 486C680 510 816 510 886 486', '#7A4A12', 7);
  return (
    byHead({
      chin: [748, 562],
      size: 236,
      half: 'bust',
      build: 'man',
      view: 'back',
      skin: SKINS[3],
      look: { cut: 'short' },
      top: { kind: 'vest', color: '#DDE8E0', trim: colors.forest },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: HAND.left, hand: 'grip', near: 0.58, elbow: 'other' },
      far: { to: HAND.right, hand: 'grip', near: 0.58, elbow: 'other' },
    }) + helmet
  );
}

/** Who rides behind: her face in the mirror. */
function mirror(): string {
  const [x, y] = MIRROR;
  const { behind, head: marks } = head(
    'front',
    SKINS[5],
    { cut: 'loose', mood: 'laughs', eyes: [0.4, 0], age: 'young' },
    true,
  );
  const face = ink([...behind, ...marks], placing({ at: [x - 14, y + 62], scale: 1.3, turn: -6 }));
  const pillion =
    shape(`M${x - 130} ${y + 100}C${x - 90} ${y + 60} ${x + 60} ${y + 60} ${x + 110} ${y + 100}Z`, '#2F6B8F') +
    face +
    shape(
      `M${x - 82} ${y - 12}C${x - 92} ${y - 110} ${x + 66} ${y - 116} ${x + 62} ${y - 16}C${x + 20} ${y - 36} ${x - 40} ${y - 34} ${x - 82} ${y - 12}Z`,
      colors.tierra,
    );
  return oval(x, y, 130, 98, '#2E3531') + `<g clip-path="url(#mirror)">${oval(x, y, 116, 84, '#CFE4EC')}${pillion}</g>`;
}
