import { colors, stoplight } from '../../server/lace/palette.ts';
import { hoop } from '../../server/lace/portrait.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { cow, hen } from './animals.ts';
import { canvas } from './canvas.ts';

const SIZE = { width: 400, height: 400 };

/** Threads of satin stitch, laid over what they darn. */
const threads = (id: string, turn: number): string =>
  `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 1H8" stroke="#2A0D05" stroke-opacity=".2" stroke-width="2"/></pattern>`;

const rising = (d: string, color: string): string => shape(d, color) + shape(d, 'url(#subida)');
const falling = (d: string, color: string): string => shape(d, color) + shape(d, 'url(#bajada)');

/** An emblem around 0 0, some 230 wide, on its cloth in a hoop. */
const sewn = (cloth: string, emblem: string): string =>
  canvas(
    { ...SIZE, name: 'bastidor', grain: 0, defs: threads('subida', 45) + threads('bajada', -45) },
    hoop(cloth) + group('translate(200 208)', emblem),
  );

/** For who founded it and leads it: the house with its door open, and the sun that rises behind. */
function house(): string {
  const rays = Array.from({ length: 9 }, (_one, index) =>
    group(`rotate(${index * 21 - 84})`, rising('M0 -72C13 -92 12 -116 0 -138C-12 -116 -13 -92 0 -72Z', colors.gold)),
  ).join('');
  return (
    group('translate(0 6) scale(1.06)', rays) +
    rising('M-80 92V6L0 -48L80 6V92Z', '#F0DFC0') +
    falling('M-112 20L0 -66L112 20L100 34L0 -8L-100 34Z', colors.tierra) +
    box(-24, 28, 48, 64, colors.tierraNight) +
    rising('M-24 28L-54 38V100L-24 92ZM24 28L54 38V100L24 92Z', colors.forest) +
    stitch('M0 98C-4 112 20 118 10 138', colors.tierra, 8, '13 9') +
    stitch('M-104 102H-64M64 102H104', colors.leaf, 7, '12 8')
  );
}

/** For who runs it day by day: the keys of the house. */
function keys(): string {
  const key = (turn: number, color: string, bit: string) =>
    group(
      `translate(0 -66) rotate(${turn})`,
      rising(`M-10 94H10V196H-10ZM10 ${bit}`, color) +
        circle(0, 70, 25, 'none', `stroke="${color}" stroke-width="18"`) +
        circle(0, 70, 25, 'none', 'stroke="url(#bajada)" stroke-width="18"'),
    );
  return (
    circle(0, -66, 52, 'none', `stroke="${colors.straw}" stroke-width="13"`) +
    key(44, colors.clay, '148H36V164H26V174H36V192H10Z') +
    key(-44, colors.rose, '150H40V174H10Z') +
    key(0, colors.sun, '142H36V158H24V168H40V196H10Z') +
    stitch('M-52 -66A52 52 0 0 1 52 -66', colors.gold, 4, '9 8')
  );
}

/** For the school of Cerrito: a cow of its dairy. */
function dairyCow(): string {
  return (
    falling('M-134 84C-60 62 60 62 134 84C112 122 64 144 0 146C-64 144 -112 122 -134 84Z', colors.leaf) +
    cow(-14, 88, 1.9)
  );
}

/** For the school of Belén: a hen that has laid. */
function layingHen(): string {
  return (
    hen(-8, 74, 2.1) +
    rising('M-114 72H114C104 104 66 118 0 118C-66 118 -104 104 -114 72Z', colors.wood) +
    stitch('M-98 88C-50 100 50 100 98 88', colors.straw, 6, '13 9') +
    [-66, -24, 22].map((x, index) => oval(x, 70, 20, 25, index === 1 ? colors.smile : colors.paper)).join('') +
    rising('M-116 74H116L110 92C70 104 -70 104 -110 92Z', colors.woodDark)
  );
}

/** For what is learnt there: a notebook that sprouts. */
function notebook(): string {
  return (
    rising('M-122 -2Q-60 -22 0 2Q60 -22 122 -2V104Q60 84 0 108Q-60 84 -122 104Z', colors.lapacho) +
    shape('M-112 -10Q-56 -28 0 -6V96Q-56 74 -112 92Z', colors.paper) +
    shape('M112 -10Q56 -28 0 -6V96Q56 74 112 92Z', '#F0DFC0') +
    stitch(
      'M-94 16Q-56 6 -20 18M-94 40Q-56 30 -20 42M-94 64Q-56 54 -20 66M94 40Q56 30 20 42M94 64Q56 54 20 66',
      '#8A6FA8',
      6,
      '13 9',
    ) +
    line('M0 90V-58', colors.forest, 11) +
    rising('M0 -46C-44 -44 -72 -66 -76 -106C-34 -106 -4 -86 0 -46Z', colors.leaf) +
    falling('M0 -58C0 -98 30 -124 74 -126C74 -86 46 -58 0 -58Z', colors.forest)
  );
}

/** For the Stoplight's partners: its three lights around the world. */
function world(): string {
  const light = (x: number, y: number, color: string) =>
    circle(x, y, 33, colors.paper) + circle(x, y, 27, color) + circle(x, y, 27, 'url(#subida)');
  return (
    circle(0, 0, 96, '#5FA3A0') +
    circle(0, 0, 96, 'url(#bajada)') +
    stitch('M-96 0H96M0 -96V96M-84 -46H84M-84 46H84', colors.mist, 4, '11 8') +
    stitch('M0 -96C-64 -60 -64 60 0 96M0 -96C64 -60 64 60 0 96', colors.mist, 4, '11 8') +
    stitch('M-118 40C-90 96 60 40 112 -62', colors.sun, 7, '15 10') +
    light(-104, 52, stoplight.red) +
    light(8, 52, stoplight.yellow) +
    light(106, -52, stoplight.green)
  );
}

/** What each person of /nosotros answers for, in place of a face that nobody may invent. */
export function teamHoops(): Record<string, string> {
  return {
    house: sewn(colors.paper, house()),
    keys: sewn(colors.monte, keys()),
    cow: sewn(colors.dawn, dairyCow()),
    hen: sewn(colors.sun, layingHen()),
    notebook: sewn(colors.cream, notebook()),
    world: sewn(colors.tierraDeep, group('scale(1.08)', world())),
  };
}
