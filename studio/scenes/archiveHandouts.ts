// Covers of the archive's handouts: on each, somebody whom the sheet is for.
import { cover, INK, lying, pencil, SHADOW, table } from './archiveCover.ts';
import { collar, neckline } from './closeUps.ts';
import { jar } from './goods.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight, withHat } from './portraits/hair.ts';
import { back } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, group, lace, line, shape } from '../../server/lace/primitives.ts';

/** At her counter she fills in what she wants to ask. */
function coverLoan(): string {
  const she = figure({
    at: [300, 216],
    scale: 0.52,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'square',
      mood: 'smiles',
      gaze: [0.4, 1],
      hair: HAIR.black,
      earrings: colors.tierra,
      brows: 'low',
      nose: 'long',
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'back', 'bun'),
    chin: [12, -58],
    turn: 10,
    body: { shoulder: 178, waist: 166, foot: 300, color: colors.forest },
    clothes: neckline(colors.cream),
    arms: [
      { side: 'left', to: [284, 428], aim: 18, hand: 'flat', near: 0.9 },
      {
        side: 'right',
        to: [446, 408],
        aim: 70,
        hand: 'pinch',
        dim: true,
        holds: pencil(440, 426, [40, -84], colors.lapacho),
      },
    ],
  });
  const goods = [colors.tierra, colors.leaf, colors.lapacho, colors.orange]
    .map((color, at) => jar(430 + at * 58, 112, color, 0.62))
    .join('');
  return cover(
    'pedir',
    colors.sun,
    goods +
      box(390, 112, 260, 10, colors.wood) +
      she.body +
      table(312, colors.clay, '#DD7A50') +
      lying(286, 352) +
      she.arms,
  );
}

/** He calls the office that he found on the list. */
function coverOffices(): string {
  const he = figure({
    at: [318, 252],
    scale: 0.52,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'laughs',
      gaze: [0.6, 0.7],
      hair: HAIR.greying,
      moustache: true,
    },
    hair: withHat(cropped('turned', HAIR.greying), colors.forest),
    chin: [8, -60],
    turn: 4,
    body: { shoulder: 190, waist: 174, foot: 460, color: colors.paper },
    clothes: collar(colors.paper),
    arms: [
      { side: 'left', to: [264, 190], aim: -58, hand: 'grip', elbow: [170, 344], sleeve: 'short' },
      { side: 'right', to: [400, 398], aim: 186, hand: 'grip', elbow: [474, 370], sleeve: 'short', dim: true },
    ],
  });
  const phone = group('translate(264 180) rotate(12)', box(-12, -44, 24, 84, '#21120E', 'rx="6"'));
  const list =
    shape('M392 292L520 272L540 414L412 434Z', SHADOW, 'opacity=".22"') +
    shape('M384 286L512 266L532 408L404 428Z', colors.paper) +
    line('M406 308L462 299', colors.tierra, 7) +
    line('M420 336h.1M424 360h.1M428 384h.1', colors.forest, 12) +
    line('M440 333L494 325M444 357L484 351M448 381L500 373', INK, 6);
  const hills =
    shape('M0 300C160 240 320 320 640 250V480H0Z', '#8BC07A') +
    shape('M0 380C220 330 420 400 640 350V480H0Z', colors.road);
  return cover('oficinas', colors.mist, hills + he.body + he.limbs + phone + list + he.fingers);
}

/** A grandmother shows a line of the list, and the boy marks it. */
function coverIndicators(): string {
  const shows = figure({
    at: [218, 214],
    scale: 0.48,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'smiles',
      gaze: [0.5, 1],
      hair: HAIR.grey,
      glasses: '#7A2413',
    },
    hair: combed('turned', HAIR.grey, 'bun'),
    chin: [14, -58],
    turn: 10,
    body: { shoulder: 176, waist: 168, foot: 300, color: '#6E4A7E' },
    clothes: neckline(colors.blush),
    arms: [
      { side: 'left', to: [226, 440], aim: 12, hand: 'flat', near: 0.9 },
      { side: 'right', to: [312, 380], aim: 78, hand: 'point', dim: true, near: 0.6 },
    ],
  });
  const marks = figure({
    at: [446, 256],
    scale: 0.42,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'calm',
      gaze: [0.5, 1],
      hair: HAIR.black,
      brows: 'low',
      nose: 'snub',
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -50],
    turn: 11,
    headScale: 1.36,
    body: { shoulder: 152, waist: 142, foot: 300, color: colors.sun },
    clothes: collar(colors.sun),
    arms: [
      {
        side: 'right',
        to: [384, 410],
        aim: 120,
        hand: 'pinch',
        dim: true,
        near: 0.7,
        holds: pencil(368, 428, [42, -78], colors.forest),
      },
      { side: 'left', to: [452, 444], aim: 176, hand: 'flat', near: 0.9 },
    ],
  });
  const list =
    shape('M248 354H432L462 478H220Z', SHADOW, 'opacity=".26"') +
    shape('M250 346H430L458 470H222Z', colors.paper) +
    [372, 400, 430]
      .map(
        (y, at) =>
          box(266 - at * 5, y - 9, 17, 17, 'none', `stroke="${colors.forest}" stroke-width="4"`) +
          line(`M${300 - at * 5} ${y}h${[84, 60, 40][at]}`, INK, 6),
      )
      .join('') +
    line('M268 372l6 6l12 -16', colors.tierra, 5);
  return cover(
    'indicadores',
    colors.dawn,
    shape('M0 0H640V70L0 250Z', '#F9C6CF') +
      shows.body +
      marks.body +
      table(318, colors.forest, '#3F7D5C') +
      list +
      marks.arms +
      shows.arms,
  );
}

/** She holds the sheet up to a meeting, and points at its middle. */
function coverMethod(): string {
  const sheet = group(
    'rotate(-4 300 340)',
    box(222, 256, 160, 168, colors.paper) +
      lace(
        'metodo',
        { family: 'wheel', rim: 'scallop', thread: colors.tierraDeep, weight: 1.6, detail: 1, colors: [colors.sun] },
        302,
        322,
        50,
        0,
      ) +
      line('M250 392h104M250 408h60', INK, 6),
  );
  const tells = figure({
    at: [344, 206],
    scale: 0.5,
    skin: SKINS[6],
    head: {
      view: 'front',
      age: 'grown',
      build: 'tall',
      mood: 'beams',
      gaze: [-0.3, 0.3],
      hair: HAIR.brown,
      brows: 'straight',
      nose: 'slim',
    },
    hair: straight('front', HAIR.brown),
    chin: [0, -60],
    turn: -3,
    body: { shoulder: 172, waist: 158, foot: 560, color: colors.lapacho },
    clothes: collar(colors.lapacho),
    arms: [
      { side: 'left', to: [248, 368], aim: -8, hand: 'sheet', elbow: [176, 352], holds: sheet },
      { side: 'right', to: [330, 334], aim: 192, hand: 'point', elbow: [464, 366], dim: true },
    ],
  });
  const hears = (x: number, skin: string, hair: string, cut: 'bun' | 'cropped' | 'braid', color: string) =>
    figure({
      at: [x, 436],
      scale: 0.46,
      skin,
      head: '',
      hair: back(skin, hair, cut, colors.sun),
      chin: [0, -50],
      body: { shoulder: 180, waist: 170, foot: 200, color },
      neck: 'none',
    }).body;
  return cover(
    'metodo',
    '#E58A62',
    shape('M0 0H640V90L0 300Z', '#EDA57F') +
      tells.body +
      tells.arms +
      hears(118, SKINS[3], HAIR.black, 'braid', colors.sun) +
      hears(532, SKINS[2], HAIR.grey, 'cropped', colors.monte),
  );
}

export const HANDOUTS: Record<string, () => string> = {
  'pedir-un-credito': coverLoan,
  'lista-de-oficinas': coverOffices,
  'los-50-indicadores': coverIndicators,
  'metodo-del-semaforo': coverMethod,
};
