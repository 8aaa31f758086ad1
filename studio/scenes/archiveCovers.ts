// Covers of what can be read in the archive, 640 x 480: on each, somebody whom the paper is for, or who makes it. The middle 400 hold the subject.
import { canvas } from './canvas.ts';
import { collar, neckline } from './closeUps.ts';
import { jar } from './goods.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, headwrap, straight, strawHat } from './portraits/hair.ts';
import { back, profileHair } from './portraits/profile.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 640;
const HEIGHT = 480;
const SHADOW = '#2A0D05';
const INK = '#C9B28C';

function cover(name: string, ground: string, body: string): string {
  return canvas({ width: WIDTH, height: HEIGHT, name, grain: 0.32 }, box(0, 0, WIDTH, HEIGHT, ground) + body);
}

/** A table from its far edge `y` down. */
function table(y: number, color: string, edge: string): string {
  return box(0, y, WIDTH, HEIGHT - y, color) + box(0, y, WIDTH, 9, edge);
}

/** A written sheet that lies before who sits at the table, its upper edge at `x y`. */
function lying(x: number, y: number, wide = 180): string {
  const rows = [0, 1, 2]
    .map((row) => `M${x + 26 - row * 5} ${y + 42 + row * 26}h${(wide - 70) * (row === 1 ? 0.8 : 1)}`)
    .join('');
  return (
    shape(`M${x} ${y + 8}H${x + wide}L${x + wide + 34} ${y + 138}H${x - 26}Z`, SHADOW, 'opacity=".26"') +
    shape(`M${x} ${y}H${x + wide}L${x + wide + 28} ${y + 128}H${x - 28}Z`, colors.paper) +
    line(`M${x + 26} ${y + 18}h${wide * 0.45}`, colors.tierra, 7) +
    line(rows, INK, 6)
  );
}

/** A pencil with its point at `x y`. */
function pencil(x: number, y: number, [dx, dy]: readonly [number, number], color: string): string {
  return line(`M${x + dx} ${y + dy}L${x} ${y}`, color, 8) + line(`M${x} ${y}l${-dx / 12} ${-dy / 12}`, '#21120E', 5);
}

/** At her counter she fills in what she wants to ask. */
export function coverLoan(): string {
  const she = figure({
    at: [300, 216],
    scale: 0.52,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'round',
      mood: 'smiles',
      gaze: [0.4, 1],
      hair: HAIR.black,
      earrings: colors.tierra,
    },
    hair: combed('turned', HAIR.black, 'bun'),
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
export function coverOffices(): string {
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
    hair: (() => {
      const { behind, front } = cropped('turned', HAIR.greying);
      return { behind, front: front + strawHat(colors.forest).front };
    })(),
    chin: [8, -60],
    turn: 4,
    body: { shoulder: 190, waist: 174, foot: 460, color: colors.paper },
    clothes: collar(colors.paper),
    arms: [
      { side: 'left', to: [270, 186], aim: -74, hand: 'grip', sleeve: 'rolled' },
      { side: 'right', to: [404, 396], aim: -6, hand: 'sheet', sleeve: 'rolled', dim: true },
    ],
  });
  const phone = group('translate(268 176) rotate(12)', box(-12, -44, 24, 84, '#21120E', 'rx="6"'));
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
export function coverIndicators(): string {
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
    head: { view: 'turned', age: 'young', build: 'round', mood: 'calm', gaze: [0.5, 1], hair: HAIR.black },
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

/** She explains it to a meeting, sheet in hand. */
export function coverMethod(): string {
  const tells = figure({
    at: [322, 216],
    scale: 0.5,
    skin: SKINS[6],
    head: { view: 'front', age: 'grown', build: 'long', mood: 'laughs', gaze: [-0.3, 0.3], hair: HAIR.brown },
    hair: straight('front', HAIR.brown),
    chin: [0, -60],
    turn: -3,
    body: { shoulder: 172, waist: 158, foot: 560, color: colors.lapacho },
    clothes: collar(colors.lapacho),
    arms: [
      { side: 'left', to: [236, 360], aim: -20, hand: 'sheet', elbow: 'other' },
      { side: 'right', to: [408, 360], aim: 200, hand: 'sheet', elbow: 'other', dim: true },
    ],
  });
  const sheet =
    box(228, 270, 188, 130, colors.paper) +
    lace(
      'metodo',
      { family: 'wheel', rim: 'scallop', thread: colors.tierraDeep, weight: 1.6, detail: 1, colors: [colors.sun] },
      288,
      335,
      44,
      0,
    ) +
    line('M350 312h44M350 336h34M350 360h44', INK, 6);
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
      tells.limbs +
      sheet +
      tells.fingers +
      hears(150, SKINS[3], HAIR.black, 'braid', colors.sun) +
      hears(494, SKINS[2], HAIR.grey, 'cropped', colors.monte),
  );
}

/** Before the assembly she reads out what the year was. */
export function coverReportAloud(): string {
  const reads = figure({
    at: [300, 236],
    scale: 0.52,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'laughs',
      gaze: [0.7, 0.2],
      hair: HAIR.black,
      earrings: colors.sun,
    },
    hair: headwrap(colors.tierra, colors.orange),
    chin: [10, -60],
    turn: 2,
    body: { shoulder: 176, waist: 160, foot: 500, color: colors.paper },
    clothes: neckline(colors.tierra),
    arms: [
      { side: 'left', to: [222, 400], aim: -10, hand: 'sheet' },
      { side: 'right', to: [500, 292], aim: -44, hand: 'open', dim: true },
    ],
  });
  const sheet =
    shape('M206 346L316 354L308 472L196 462Z', '#F3E6CC') +
    line('M230 378L292 382M228 402L276 405M226 426L286 430', INK, 6);
  const microphone =
    line('M452 480V250L424 214', '#2E3531', 8) +
    group(
      'translate(412 200) rotate(-38)',
      box(-15, -24, 30, 46, '#46514C', 'rx="14"') + line('M-13 2H13', '#8F988F', 4),
    );
  const flags = [40, 120, 200, 280, 360, 440, 520, 600]
    .map((x, at) =>
      shape(
        `M${x - 30} ${24 + Math.abs(4 - at) * -4 + 16}h52l-26 44Z`,
        [colors.sun, colors.cream, colors.lapacho, colors.sprout][at % 4] ?? '',
      ),
    )
    .join('');
  return cover(
    'asamblea',
    '#2F6B50',
    line('M0 22Q320 66 640 22', colors.cream, 4) +
      flags +
      reads.body +
      reads.limbs +
      sheet +
      reads.fingers +
      microphone,
  );
}

/** On the way home, she reads the letter that opens it. */
export function coverReportRead(): string {
  const reads = figure({
    at: [278, 252],
    scale: 0.54,
    skin: SKINS[4],
    head: { age: 'young', mood: 'smiles', hair: HAIR.black, gaze: 0.8, earring: colors.sun },
    hair: profileHair(HAIR.black, 'braid', colors.sun),
    chin: [4, -58],
    turn: 8,
    body: { shoulder: 160, waist: 146, foot: 460, color: colors.dawn },
    clothes: collar(colors.dawn),
    arms: [{ side: 'left', to: [424, 344], aim: -32, hand: 'grip', sleeve: 'rolled' }],
  });
  const phone = group(
    'translate(430 318) rotate(16)',
    box(-30, -60, 60, 112, '#21120E', 'rx="9"') +
      box(-23, -50, 46, 90, colors.mist) +
      line('M-14 -36h28M-14 -20h20M-14 -4h26', colors.forest, 5),
  );
  return cover(
    'carta',
    '#7CB8C4',
    box(60, 30, 230, 190, '#CFE7EC') +
      box(350, 30, 330, 190, '#CFE7EC') +
      shape('M60 170Q170 120 290 160V220H60ZM350 150Q470 110 640 150V220H350Z', colors.sprout) +
      circle(560, 120, 46, colors.lapacho) +
      box(0, 330, 640, 150, colors.monte) +
      stitch('M0 352H640', '#3F7D5C', 5, '16 12') +
      reads.body +
      reads.limbs +
      phone +
      reads.fingers,
  );
}

/** He studies the case in the journal, line by line. */
export function coverCase(): string {
  const reads = figure({
    at: [352, 214],
    scale: 0.52,
    flip: true,
    skin: SKINS[7],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'long',
      mood: 'calm',
      gaze: [0.5, 1],
      hair: HAIR.greying,
      glasses: '#2A120A',
    },
    hair: cropped('turned', HAIR.greying),
    chin: [10, -58],
    turn: 10,
    body: { shoulder: 186, waist: 172, foot: 300, color: '#3E7F8C' },
    clothes: collar('#3E7F8C'),
    arms: [
      { side: 'right', to: [262, 404], aim: 142, hand: 'point', sleeve: 'rolled', near: 0.9 },
      { side: 'left', to: [412, 424], aim: 174, hand: 'flat', sleeve: 'rolled', dim: true, near: 0.9 },
    ],
  });
  const journal =
    shape('M196 356H446L478 474H164Z', SHADOW, 'opacity=".28"') +
    shape('M190 350H450L480 466H160Z', colors.tierra) +
    shape('M200 346Q262 334 320 352L320 462Q240 444 172 460Z', colors.paper) +
    shape('M440 346Q378 334 320 352L320 462Q400 444 468 460Z', '#F6EAD2') +
    line('M222 372Q262 364 300 374M214 398Q258 390 300 400M208 424Q252 416 300 426', INK, 6) +
    line('M344 374Q380 364 420 370M344 400Q366 392 390 394', INK, 6);
  const books = [colors.tierra, colors.sun, colors.forest, colors.lapacho, colors.cream]
    .map((color, at) => box(56 + at * 28, 52 + (at % 3) * 12, 24, 108 - (at % 3) * 12, color))
    .join('');
  return cover(
    'revista',
    colors.straw,
    books +
      box(40, 160, 170, 10, colors.wood) +
      reads.body +
      table(308, colors.woodDark, '#8B4A24') +
      journal +
      reads.arms,
  );
}

/** In a public archive she puts the report into its place. */
export function coverFinal(): string {
  const puts = figure({
    at: [262, 262],
    scale: 0.54,
    skin: SKINS[5],
    head: { age: 'middle', mood: 'smiles', hair: HAIR.brown, gaze: -0.2, glasses: '#7A2413', earring: colors.lapacho },
    hair: profileHair(HAIR.brown, 'bob'),
    chin: [4, -60],
    turn: -6,
    body: { shoulder: 166, waist: 152, foot: 460, color: colors.sun },
    clothes: collar(colors.sun),
    arms: [
      { side: 'left', to: [196, 492], aim: 96, hand: 'relaxed', sleeve: 'rolled' },
      { side: 'right', to: [452, 234], aim: -16, hand: 'sheet', sleeve: 'rolled', dim: true },
    ],
  });
  const shelf = (y: number) =>
    box(430, y, 230, 12, colors.woodDark) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        at === 0 && y === 290
          ? ''
          : box(
              446 + at * 42,
              y - 96 + ((at * 7) % 3) * 8,
              36,
              96 - ((at * 7) % 3) * 8,
              ['#1F5A40', '#A8371C', '#6E4A7E', '#12382C', '#DB4F83'][at] ?? '',
            ) + box(452 + at * 42, y - 66, 24, 20, colors.paper),
      )
      .join('');
  const report =
    box(438, 186, 44, 108, colors.lapacho) + box(438, 186, 9, 108, '#A3265A') + box(452, 206, 24, 26, colors.paper);
  return cover(
    'archivo',
    '#C9D8C2',
    box(424, 0, 216, 480, '#B07A4C') +
      shelf(160) +
      shelf(290) +
      shelf(420) +
      puts.body +
      puts.limbs +
      report +
      puts.fingers,
  );
}

export const COVERS: Record<string, () => string> = {
  'pedir-un-credito': coverLoan,
  'lista-de-oficinas': coverOffices,
  'los-50-indicadores': coverIndicators,
  'metodo-del-semaforo': coverMethod,
  'memoria-2023': coverReportAloud,
  'memoria-2022': coverReportRead,
  'caso-innovations': coverCase,
  'informe-idrc': coverFinal,
};
