import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { baby } from '../people/baby.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const FOLDER = [596, 668] as const;

/** A visit on a working day, over the shoulder of somebody of the foundation: a baker and her family at their door. */
export function doorstep(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'visita', grain: 0.4 }, house() + inside() + porch() + visitor());
}

function house(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#8CC2B6') +
    box(0, 560, WIDTH, 300, '#2F7F86') +
    box(0, 552, WIDTH, 10, '#DDEBDD') +
    shape('M0 0H1600V90H0Z', '#8E3A22') +
    stitch('M0 90H1600', '#E9B872', 10, '46 20') +
    box(596, 130, 416, 720, colors.woodDark) +
    box(624, 158, 360, 692, '#4A2114') +
    shape('M624 158H984V560L624 760Z', '#5E2C18') +
    box(1394, 210, 180, 260, colors.woodDark) +
    box(1412, 228, 144, 224, '#F3D9A0') +
    line('M1484 228V452', colors.woodDark, 12) +
    box(1380, 466, 208, 20, colors.wood) +
    [1434, 1534]
      .map((x, i) =>
        group(
          `translate(${x} 466)`,
          shape('M-24 -40H24L18 0H-18Z', colors.clay) +
            shape('M0 -40C-26 -60 -24 -90 0 -104C24 -90 26 -60 0 -40Z', i % 2 ? colors.leaf : '#DB4F83'),
        ),
      )
      .join('') +
    box(0, 846, WIDTH, 54, '#C9653F') +
    line('M0 846H1600', '#E58A5C', 8)
  );
}

const ring = (x: number, y: number): string => circle(x, y, 20, 'none', `stroke="${colors.gold}" stroke-width="15"`);

function inside(): string {
  const tray =
    shape('M706 590H900L884 622H722Z', '#9AA39C') +
    ring(748, 578) +
    ring(796, 574) +
    ring(846, 578) +
    ring(772, 556) +
    ring(822, 554);
  return (
    byHead({
      chin: [912, 318],
      size: 112,
      build: 'man',
      view: 'turned',
      facing: 'left',
      skin: SKINS[3],
      look: { cut: 'short', beard: 'full', mood: 'smiles', eyes: [0.4, 0.2] },
      top: { kind: 'tee', color: '#C9A23F' },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: {
        to: [898, 520],
        hand: 'flat',
        holds: baby({
          at: [930, 424],
          size: 66,
          turn: 16,
          skin: SKINS[4],
          wrap: colors.rose,
          trim: colors.tierra,
          mood: 'sleeps',
        }),
      },
    }) +
    byHead({
      chin: [796, 342],
      size: 132,
      half: false,
      build: 'woman',
      girth: 1.2,
      view: 'front',
      skin: SKINS[4],
      look: {
        cut: 'low',
        hat: 'kerchief',
        tie: colors.paper,
        mood: 'laughs',
        shape: 'round',
        age: 'middle',
        eyes: [-0.7, 0],
        earrings: colors.sun,
      },
      top: { kind: 'tee', color: colors.lapacho },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      apron: { color: '#FBF0DC', trim: colors.tierra },
      near: { to: [716, 606], hand: 'relaxed', near: 0.86, holds: tray },
      far: { to: [892, 606], hand: 'relaxed', near: 0.86 },
    }) +
    byHead({
      chin: [676, 556],
      size: 104,
      heads: 5.8,
      half: false,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: { cut: 'plaits', age: 'child', mood: 'wonders', tie: colors.tierra, eyes: [0.4, -0.7] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: colors.forest, length: 'knee' },
      near: { to: [662, 792], hand: 'pinch', holds: ring(660, 780) },
    })
  );
}

function porch(): string {
  const chair =
    line('M1324 620L1340 850M1170 700L1160 850M1320 640L1298 460', colors.woodDark, 14) +
    box(1162, 680, 176, 22, colors.wood);
  const mate = circle(1122, 612, 22, colors.woodDark) + line('M1126 598L1142 560', '#D5D9D3', 6);
  return group(
    'translate(64 0)',
    chair +
      person({
        at: [1206, 850],
        height: 640,
        build: 'man',
        view: 'turned',
        facing: 'left',
        stance: 'sit',
        skin: SKINS[2],
        look: { cut: 'bald', age: 'old', mood: 'talks', hair: HAIRS.white, glasses: true, eyes: [-0.6, -0.3] },
        top: { kind: 'poi', color: colors.cream, trim: colors.forest },
        bottom: { kind: 'trousers', color: '#5A4A3A' },
        near: { to: [1122, 612], hand: 'grip', holds: mate },
        far: { sleeveAlone: true },
      }),
  );
}

function visitor(): string {
  const folder = group(
    `translate(${FOLDER[0]} ${FOLDER[1]}) rotate(-12)`,
    box(-24, -76, 118, 150, colors.forest, 'rx="6"') +
      box(-14, -66, 98, 130, colors.paper) +
      stitch('M2 -44H66M2 -20H66M2 4H66M2 28H44', colors.tierra, 6, '12 8'),
  );
  return byHead({
    chin: [372, 486],
    size: 190,
    build: 'man',
    view: 'back',
    face: 'side',
    skin: SKINS[4],
    look: { cut: 'short', mood: 'talks', age: 'grown', eyes: [0.5, 0] },
    top: { kind: 'vest', color: '#DDE8E0', trim: colors.forest },
    bottom: { kind: 'trousers', color: colors.tierraNight },
    far: { to: FOLDER, hand: 'sheet', holds: folder, behind: false },
  });
}
