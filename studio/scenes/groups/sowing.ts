import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { hill } from '../land.ts';
import { lapacho, lapachoDefs } from '../plants.ts';
import { aoPoi, near } from '../closeUps.ts';
import { shaded } from '../people/marks.ts';
import { curls, plaits } from '../portraits/cuts.ts';
import { HAIR, withHat } from '../portraits/hair.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SOWER = [400, 400, 0.66] as const;
const SACK = [388, 660] as const;
const HAND = [676, 480] as const;

/**
 * From Curuguaty to the Andes in one field: beside a lapacho she sows the red earth, seen from near, her grandson brings the
 * seed, and far off, before the mountains, llamas watch.
 */
export function sowing(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'siembra', grain: 0.42 },
    lapachoDefs() + mountains() + farm() + field() + sower() + bringing(),
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
    llama(1120, 474, 0.78, colors.cream) +
    llama(764, 458, 0.5, '#B98A5E')
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
  const [x, y, scale] = SOWER;
  let seeds = '';
  for (let i = 0; i < 26; i++) {
    const far = 18 + ((i * 29) % 104);
    const spread = ((i * 47) % 90) - 45;
    seeds += `M${Math.round(hx + far + spread * far * 0.008)} ${Math.round(hy - 24 + 0.02 * far * far - spread * far * 0.008)}h.1`;
  }
  return (
    shape(`M${x - 118} 600H${x + 112}L${x + 190} 900H${x - 206}Z`, colors.monte) +
    shape(`M${x + 30} 600H${x + 112}L${x + 190} 900H${x + 70}Z`, '#0E2A20') +
    near(x, y, scale, {
      face: {
        skin: '#9C5B36',
        view: 'turned',
        age: 'middle',
        build: 'round',
        mood: 'smiles',
        gaze: [0.8, 0.7],
        eyes: 'round',
        nose: 'broad',
        brows: 'straight',
        signs: ['mole'],
        hair: HAIR.black,
        earrings: colors.sun,
      },
      hair: withHat(plaits('turned', HAIR.black, colors.lapacho), colors.lapacho),
      head: { at: [8, -50], turn: 6 },
      body: { shoulder: 182, waist: 166, color: colors.cream, foot: 340 },
      clothes: aoPoi(colors.tierra),
      arms: [
        { shoulder: [-154, 92], elbow: [-216, 262], to: [-30, 352], hand: 'rest', aim: 40, sleeve: 'long' },
        {
          shoulder: [154, 92],
          elbow: [280, 214],
          to: [(hx - x) / scale, (hy - y) / scale],
          hand: 'open',
          aim: -8,
          sleeve: 'long',
          dim: true,
          over: '',
        },
      ],
    }) +
    line(`M${x + 76} ${y + 36}C${x + 50} ${y + 110} ${x - 40} ${y + 180} ${sx - 96} ${sy - 40}`, '#CFA653', 22) +
    group(`translate(${sx} ${sy}) scale(1.34) translate(${-sx} ${-sy})`, sack(sx, sy)) +
    line(seeds, '#F6E3A8', 13)
  );
}

function sack(sx: number, sy: number): string {
  return (
    shape(
      `M${sx - 78} ${sy - 44}C${sx - 92} ${sy + 60} ${sx - 60} ${sy + 104} ${sx + 6} ${sy + 100}C${sx + 72} ${sy + 96} ${sx + 84} ${sy + 20} ${sx + 66} ${sy - 48}Z`,
      colors.straw,
    ) +
    shape(
      `M${sx + 20} ${sy - 46}H${sx + 66}C${sx + 84} ${sy + 20} ${sx + 72} ${sy + 96} ${sx + 6} ${sy + 100}C${sx + 40} ${sy + 60} ${sx + 36} ${sy} ${sx + 20} ${sy - 46}Z`,
      '#CFA653',
    ) +
    stitch(`M${sx - 74} ${sy + 10}Q${sx} ${sy + 34} ${sx + 68} ${sy + 6}`, colors.tierra, 6, '13 10')
  );
}

/** He brings her more seed, in a gourd that he carries with both hands. */
function bringing(): string {
  const vest = colors.tierra;
  const seed = [-52, -34, -14, 4, 22, 40, 56].map((x, i) => `M${x} ${238 - (i % 3) * 9}h.1`).join('');
  return near(962, 606, 0.62, {
    face: {
      skin: '#7E4528',
      view: 'turned',
      age: 'child',
      build: 'heart',
      mood: 'laughs',
      gaze: [0.8, -0.8],
      eyes: 'almond',
      nose: 'snub',
      brows: 'arched',
      signs: ['dimples'],
      hair: HAIR.black,
      earsOut: true,
    },
    hair: curls('turned', HAIR.black, 'close'),
    head: { at: [-14, -40], flip: true, turn: 8, scale: 1.28 },
    neck: { wide: 76, lean: -4, deep: 50 },
    body: { shoulder: 152, waist: 146, color: colors.paper, foot: 360 },
    clothes:
      shape('M-66 0C-112 30 -124 60 -120 120L-146 366H-40L-30 90Z', vest) +
      shape('M66 0C112 30 124 60 120 120L146 366H40L30 90Z', shaded(vest, 0.16)) +
      stitch('M-40 40L-34 350M40 40L34 350', colors.cream, 7, '14 11') +
      shape('M-150 356H150L164 520H-164Z', '#37507A') +
      shape('M40 356H150L164 520H30Z', '#2C4166') +
      line('M-6 420V520', '#24365A', 7),
    held:
      shape('M-96 236H96C96 320 60 366 0 366C-60 366 -96 320 -96 236Z', '#B9793E') +
      shape('M30 236H96C96 320 60 366 0 366C50 340 50 290 30 236Z', '#9A5F2C') +
      line(seed, '#F6E3A8', 20) +
      line('M-96 238H96', '#7A4620', 12),
    arms: [
      { shoulder: [-126, 92], elbow: [-214, 252], to: [-74, 306], hand: 'flat', aim: 22, sleeve: 'long' },
      {
        shoulder: [126, 92],
        elbow: [214, 252],
        to: [74, 306],
        hand: 'flat',
        aim: 158,
        mirrored: true,
        sleeve: 'long',
        dim: true,
      },
    ],
  });
}
