import { colors, skins, stoplight } from '../../../server/lace/palette.ts';
import { placing } from '../people/geometry.ts';
import type { Point } from '../people/geometry.ts';
import { head } from '../people/heads.ts';
import type { HeadLook } from '../people/heads.ts';
import { FINE, ink } from '../people/marks.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** The wall of a living room: the award hangs among the pictures of those it was given for. */
export function wall(): string {
  const ground =
    box(0, 0, WIDTH, HEIGHT, '#2C6B75') +
    shape('M0 0H1600V90L0 700Z', '#347983') +
    box(0, 872, WIDTH, 128, '#1F4F58') +
    box(0, 864, WIDTH, 12, '#4A929B');
  const defs = [...PORTRAITS]
    .map(
      ({ frame: [x, y, width, height] }, i) =>
        `<clipPath id="c${i}"><path d="M${x} ${y}h${width}v${height}h-${width}z"/></clipPath>`,
    )
    .join('');
  const portraits = PORTRAITS.map(
    ({ frame: [x, y, width, height], sky, rim, people }, i) =>
      mount(x, y, width, height, rim, sky) +
      `<g clip-path="url(#c${i})">${people.map(bust).join('')}</g>` +
      shape(`M${x} ${y}h${width}L${x} ${y + height * 0.7}Z`, '#fff', 'opacity=".12"'),
  ).join('');
  return frame('pared', ground + portraits + certificate(), defs);
}

interface Bust {
  /** Where the chin is, and how high the head. */
  chin: Point;
  size: number;
  skin: string;
  look: HeadLook;
  top: string;
  trim: string;
}

interface Portrait {
  /** Left, top, width and height inside of the wood. */
  frame: readonly [number, number, number, number];
  sky: string;
  rim: string;
  people: readonly Bust[];
}

const PORTRAITS: readonly Portrait[] = [
  {
    frame: [166, 176, 264, 330],
    sky: colors.blush,
    rim: colors.wood,
    people: [
      {
        chin: [298, 378],
        size: 118,
        skin: skins[0],
        look: { cut: 'bun', earrings: colors.sun },
        top: colors.paper,
        trim: colors.lapacho,
      },
    ],
  },
  {
    frame: [206, 602, 224, 182],
    sky: colors.sun,
    rim: colors.tierraNight,
    people: [
      {
        chin: [318, 716],
        size: 74,
        skin: skins[1],
        look: { cut: 'low', hair: '#B8AFA6', glasses: true },
        top: colors.forest,
        trim: colors.cream,
      },
    ],
  },
  {
    frame: [1170, 150, 284, 224],
    sky: colors.mist,
    rim: colors.tierra,
    people: [
      {
        chin: [1254, 288],
        size: 82,
        skin: skins[2],
        look: { cut: 'short', moustache: true },
        top: colors.paper,
        trim: colors.forest,
      },
      {
        chin: [1374, 300],
        size: 78,
        skin: skins[3],
        look: { cut: 'bob' },
        top: colors.orange,
        trim: colors.tierra,
      },
    ],
  },
  {
    frame: [1170, 470, 222, 290],
    sky: colors.rose,
    rim: colors.straw,
    people: [
      {
        chin: [1281, 656],
        size: 104,
        skin: skins[0],
        look: { cut: 'plaits', tie: colors.sun },
        top: '#2C6B75',
        trim: colors.cream,
      },
    ],
  },
];

/** Someone as portraits show them, without arms. */
function bust({ chin: [x, y], size, skin, look, top, trim }: Bust): string {
  const { behind, head: face } = head('front', skin, look, true);
  const at = placing({ at: [x, y], scale: size / 100 });
  const body = group(
    `translate(${x} ${y}) scale(${size / 100})`,
    shape('M-150 340C-150 120 -136 66 -40 36L0 56L40 36C136 66 150 120 150 340Z', top) +
      shape('M62 44C138 70 150 120 150 340H96C104 200 96 100 62 44Z', '#000', 'opacity=".12"') +
      shape('M-25 -34H25V30Q40 34 40 38Q0 92 -40 38Q-40 34 -25 30Z', skin) +
      shape('M-25 -14Q4 14 25 -14V12Q4 22 -25 4Z', '#000', 'opacity=".16"') +
      stitch('M-48 44Q0 110 48 44', trim, 8, '13 9'),
  );
  return ink(behind, at, FINE) + body + ink(face, at, FINE);
}

function mount(x: number, y: number, width: number, height: number, rim: string, sky: string): string {
  return (
    box(x - 4, y + 6, width + 44, height + 44, CAST_COLOR, 'opacity=".28"') +
    box(x - 24, y - 24, width + 48, height + 48, rim) +
    shape(`M${x + width + 24} ${y - 24}v${height + 48}h-${width + 48}l24 -24h${width}v-${height}Z`, '#000', SHADE) +
    box(x, y, width, height, sky)
  );
}

/** A certificate with its rosette; what is praised is the three circles. */
function certificate(): string {
  return (
    mount(520, 190, 560, 560, colors.gold, colors.paper) +
    stitch('M548 218H1052V722H548Z', colors.gold, 6, '20 13') +
    circle(644, 428, 58, stoplight.red) +
    line('M602 428H686M644 386V470M614 398L674 458M674 398L614 458', '#FBE3D4', 5) +
    circle(784, 404, 76, stoplight.yellow) +
    stitch('M784 356A48 48 0 1 1 783.9 356', colors.tierraDeep, 9, '13 12.1') +
    circle(946, 372, 98, stoplight.green) +
    stitch('M946 312A60 60 0 1 1 945.9 312', '#F3F3DC', 40, '6 17.56') +
    line('M660 566H940', colors.tierraDeep, 15) +
    line('M624 612H976M664 648H936', '#D9C6A4', 10) +
    group(
      'translate(1010 706)',
      shape('M-40 30L-66 168L-22 140L4 176L18 40Z', '#8F2450') +
        shape('M40 30L66 168L22 140L-4 176L-18 40Z', colors.lapacho) +
        circle(8, 10, 82, CAST_COLOR, 'opacity=".22"') +
        circle(0, 0, 80, colors.lapacho) +
        circle(0, 0, 78, 'none', 'stroke="#F08FB2" stroke-width="12" stroke-dasharray="12 8.4"') +
        circle(0, 0, 52, colors.sun) +
        stitch('M0 -38A38 38 0 1 1 -.1 -38', colors.gold, 5, '9 7'),
    )
  );
}
