import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { hill } from '../land.ts';
import { lapacho, lapachoDefs } from '../plants.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SACK = [430, 560] as const;
const HAND = [640, 440] as const;

/**
 * From Curuguaty to the Andes in one field: under a lapacho she walks and sows the red earth, her grandson covers the seed on his
 * knees, and far off, before the mountains, llamas watch.
 */
export function sowing(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'siembra', grain: 0.42 },
    lapachoDefs() + mountains() + farm() + field() + covering() + sower(),
  );
}

function mountains(): string {
  const llama = (x: number, y: number, scale: number, color: string) =>
    group(
      `translate(${x} ${y}) scale(${scale})`,
      line('M-30 -30V0M-18 -30V0M20 -30V0M32 -30V0', color, 9) +
        shape(
          'M-46 -34C-52 -62 -30 -72 0 -70C14 -70 20 -72 24 -84L30 -128C34 -140 44 -138 48 -130L66 -122C68 -116 62 -112 54 -112L50 -74C50 -44 40 -28 20 -28H-34C-42 -28 -44 -30 -46 -34Z',
          color,
        ) +
        line('M34 -134L32 -148M42 -136L44 -148', color, 6) +
        stitch('M-30 -52H30', colors.lapacho, 7, '9 7') +
        circle(52, -124, 2.6, colors.tierraNight),
    );
  return (
    box(0, 0, WIDTH, HEIGHT, '#BFDCEB') +
    shape('M420 470L600 330L680 380L860 170L960 300L1040 230L1200 400V560H420Z', '#8E9CC0') +
    shape('M860 170L906 230L876 250L850 232L826 256L812 226ZM1040 230L1074 266L1040 284L1012 252Z', colors.paper) +
    shape('M860 170L960 300L1040 230L1200 400V560H900C920 400 900 270 860 170Z', '#7685AE') +
    hill('#9DB27C', { width: WIDTH, height: HEIGHT, y: 428, swing: 40, points: 4, seed: 'siembra' }) +
    llama(960, 462, 0.78, colors.cream) +
    llama(1080, 476, 0.64, '#B98A5E')
  );
}

/** What is near, as at home: a lapacho in flower. */
function farm(): string {
  return (
    shape('M0 470C140 430 300 450 420 486L560 520H0Z', colors.leaf) +
    lapacho(190, 540, 1.16, { seed: 'siembra', fullness: 0.8 })
  );
}

/** Furrows that come down the slope towards us. */
function field(): string {
  let ridges = '';
  for (let i = 0; i < 15; i++) {
    const x = -500 + i * 160;
    ridges += `M${x} 910L${520 + (x - 520) * 0.3} 470L${520 + (x + 62 - 520) * 0.3} 470L${x + 70} 910Z`;
  }
  return (
    shape('M0 540C260 450 700 452 1200 520V900H0Z', '#B4512F') +
    `<clipPath id="slope"><path d="M0 540C260 450 700 452 1200 520V900H0Z"/></clipPath><g clip-path="url(#slope)">${shape(ridges, '#9A3F22')}</g>`
  );
}

function sower(): string {
  const [sx, sy] = SACK;
  const [hx, hy] = HAND;
  const sack =
    shape(
      `M${sx - 78} ${sy - 44}C${sx - 92} ${sy + 60} ${sx - 60} ${sy + 104} ${sx + 6} ${sy + 100}C${sx + 72} ${sy + 96} ${sx + 84} ${sy + 20} ${sx + 66} ${sy - 48}Z`,
      colors.straw,
    ) +
    shape(
      `M${sx + 20} ${sy - 46}H${sx + 66}C${sx + 84} ${sy + 20} ${sx + 72} ${sy + 96} ${sx + 6} ${sy + 100}C${sx + 40} ${sy + 60} ${sx + 36} ${sy} ${sx + 20} ${sy - 46}Z`,
      '#CFA653',
    ) +
    oval(sx - 6, sy - 46, 72, 17, '#F6E3A8') +
    stitch(`M${sx - 74} ${sy + 10}Q${sx} ${sy + 34} ${sx + 68} ${sy + 6}`, colors.tierra, 6, '13 10');
  let seeds = '';
  for (let i = 0; i < 34; i++) {
    const far = 24 + i * 5;
    const spread = ((i * 47) % 90) - 45;
    seeds += `M${Math.round(hx + far + spread * 0.034 * i)} ${Math.round(hy - 22 + 0.0105 * far * far + spread * (0.2 + i * 0.02))}h.1`;
  }
  return (
    oval(424, 822, 200, 18, '#5A2110', 'opacity=".5"') +
    person({
      at: [420, 836],
      height: 640,
      build: 'woman',
      girth: 1.14,
      view: 'turned',
      stance: 'walk',
      stride: 0.03,
      lean: 6,
      nod: 2,
      skin: SKINS[3],
      look: {
        cut: 'plaits',
        hat: 'piri',
        tie: colors.lapacho,
        mood: 'smiles',
        jaw: 'broad',
        nose: 'hooked',
        age: 'middle',
        earrings: colors.sun,
        eyes: [0.8, 0.5],
      },
      top: { kind: 'poi', color: colors.cream, trim: colors.tierra, sleeve: 'long' },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.sun },
      far: { to: [hx, hy], hand: 'open', aim: 6, behind: false },
      near: { to: [sx + 40, sy - 20], hand: 'relaxed', aim: 60 },
    }) +
    line('M488 330C470 400 420 470 362 520', '#CFA653', 17) +
    sack +
    line(seeds, '#F6E3A8', 11)
  );
}

function covering(): string {
  return (
    oval(1010, 776, 150, 15, '#5A2110', 'opacity=".5"') +
    person({
      at: [1000, 770],
      height: 420,
      heads: 5.8,
      build: 'man',
      view: 'side',
      facing: 'left',
      stance: 'kneel',
      lean: 30,
      nod: -16,
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'laughs', nose: 'snub', hair: HAIRS.black, eyes: [0.8, -0.6] },
      top: { kind: 'vest', color: colors.paper, trim: colors.tierra, sleeve: 'long' },
      bottom: { kind: 'trousers', color: '#3B4A5E' },
      near: { to: [868, 742], hand: 'flat', aim: 160 },
      far: { to: [886, 754], hand: 'flat', aim: 150 },
    })
  );
}
