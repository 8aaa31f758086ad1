// Covers of the archive's reports: on each, somebody who tells them, reads them or keeps them.
import { cover, INK, SHADOW, table } from './archiveCover.ts';
import { collar, neckline } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { curls, waves } from './portraits/cuts.ts';
import { cropped, HAIR, headwrap } from './portraits/hair.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';

/** Before the assembly she reads out what the year was. */
function coverReportAloud(): string {
  const reads = figure({
    at: [300, 236],
    scale: 0.52,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.7, 0.2],
      hair: HAIR.black,
      earrings: colors.sun,
      brows: 'thin',
      nose: 'broad',
      lips: 'full',
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

/** On the way home, he reads the letter that opens it. */
function coverReportRead(): string {
  const reads = figure({
    at: [290, 244],
    scale: 0.53,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'diamond',
      mood: 'smiles',
      gaze: [0.7, 0.8],
      hair: HAIR.brown,
      eyes: 'soft',
      brows: 'straight',
      nose: 'straight',
    },
    hair: curls('turned', HAIR.brown, 'close'),
    chin: [10, -58],
    turn: 9,
    body: { shoulder: 182, waist: 166, foot: 460, color: colors.dawn },
    clothes: collar(colors.dawn),
    arms: [
      { side: 'right', to: [440, 356], aim: -52, hand: 'grip', elbow: [404, 470], sleeve: 'rolled', dim: true },
      { side: 'left', to: [210, 470], aim: 70, hand: 'relaxed', sleeve: 'rolled' },
    ],
  });
  const phone = group(
    'translate(444 326) rotate(14)',
    box(-32, -62, 64, 118, '#21120E', 'rx="9"') +
      box(-25, -52, 50, 96, colors.mist) +
      line('M-14 -36h28M-14 -20h20M-14 -4h26', colors.forest, 5),
  );
  return cover(
    'carta',
    '#7CB8C4',
    box(60, 30, 230, 190, '#CFE7EC') +
      box(350, 30, 330, 190, '#CFE7EC') +
      shape('M60 170Q170 120 290 160V220H60ZM350 150Q470 110 640 150V220H350Z', colors.sprout) +
      line('M560 150V196', colors.woodDark, 12) +
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
function coverCase(): string {
  const reads = figure({
    at: [352, 214],
    scale: 0.52,
    flip: true,
    skin: SKINS[7],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'boxed',
      mood: 'calm',
      gaze: [0.5, 1],
      hair: HAIR.greying,
      glasses: '#2A120A',
      brows: 'bushy',
      nose: 'hooked',
      frames: 'square',
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
function coverFinal(): string {
  const puts = figure({
    at: [250, 250],
    scale: 0.54,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'old',
      build: 'full',
      mood: 'chuckles',
      gaze: [0.9, 0.2],
      hair: HAIR.grey,
      glasses: '#7A2413',
      frames: 'round',
      earrings: colors.lapacho,
      eyes: 'hooded',
      brows: 'short',
      nose: 'button',
    },
    hair: waves('turned', HAIR.grey),
    chin: [10, -58],
    turn: 2,
    body: { shoulder: 174, waist: 166, foot: 460, color: colors.sun },
    clothes: collar(colors.sun),
    arms: [
      { side: 'left', to: [196, 492], aim: 96, hand: 'relaxed', sleeve: 'rolled' },
      { side: 'right', to: [452, 240], aim: -16, hand: 'sheet', elbow: [360, 372], sleeve: 'rolled', dim: true },
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

export const REPORTS: Record<string, () => string> = {
  'memoria-2023': coverReportAloud,
  'memoria-2022': coverReportRead,
  'caso-innovations': coverCase,
  'informe-idrc': coverFinal,
};
