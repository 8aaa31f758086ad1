// Who answers an application, one for each area: somebody behind an open laptop that stands on the picture's foot, 900 x 780, with
// nothing behind. A letter is sewn on its lid.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { collar, round, thread } from './portraits/cloth.ts';
import { figure, type Figure } from './portraits/figure.ts';
import { combed, cropped, HAIR, straight } from './portraits/hair.ts';

const HEIGHT = 720;

/** Its back, with the letter; the foot of the lid at `x`, 0. */
function laptop(x: number, lid: string, letter: string): string {
  return group(
    `translate(${x} ${HEIGHT})`,
    shape('M-196 0L-182 -236Q-180 -250 -166 -250H166Q180 -250 182 -236L196 0Z', lid) +
      shape('M120 -250H166Q180 -250 182 -236L196 0H150Z', '#000', 'opacity=".12"') +
      group(
        'translate(0 -122) rotate(-5)',
        box(-76, -50, 152, 102, colors.cream) +
          line('M-74 -48L0 14L74 -48', letter, 6) +
          stitch('M-66 42H66', letter, 5, '12 9') +
          circle(0, 12, 15, letter),
      ),
  );
}

/** One arm lies behind the lid, the other does something before it. */
function answer(name: string, who: Figure, lid: string, letter: string): string {
  const { at, flip = false, arms = [] } = who;
  const side = flip ? -1 : 1;
  const resting = {
    side: 'left',
    to: [at[0] - side * 70, 696],
    aim: flip ? 172 : 8,
    hand: 'rest',
    elbow: [at[0] - side * 236, 650],
    sleeve: 'rolled',
  } as const;
  const one = figure({ ...who, arms: [resting] });
  const other = figure({ ...who, arms });
  return canvas(
    { width: 900, top: -60, height: HEIGHT + 60, name, grain: 0 },
    one.body + one.arms + laptop(at[0] + side * 40, lid, letter) + other.arms,
  );
}

/** She greets whoever has just written. */
export function answerStoplight(): string {
  return answer(
    'respuesta-semaforo',
    {
      at: [430, 396],
      scale: 1,
      skin: SKINS[3],
      head: {
        view: 'front',
        age: 'middle',
        build: 'round',
        mood: 'beams',
        gaze: [0, 0],
        hair: HAIR.greying,
        earrings: colors.tierra,
        eyes: 'hooded',
        nose: 'broad',
        signs: ['dimples'],
      },
      hair: combed('front', HAIR.greying, 'bun'),
      turn: -4,
      body: { shoulder: 190, waist: 176, foot: 460, color: colors.forest },
      clothes: thread(colors.cream),
      arms: [{ side: 'right', to: [716, 288], aim: -80, hand: 'wave', elbow: [712, 592], sleeve: 'rolled', dim: true }],
    },
    colors.tierra,
    colors.lapacho,
  );
}

/** He reads what somebody tells of themselves. */
export function answerFinance(): string {
  return answer(
    'respuesta-microfinanzas',
    {
      at: [470, 372],
      scale: 1,
      flip: true,
      skin: SKINS[6],
      head: {
        view: 'turned',
        age: 'grown',
        build: 'long',
        mood: 'smirks',
        gaze: [0.8, 0.6],
        hair: HAIR.brown,
        glasses: colors.tierraNight,
        beard: 'full',
        brows: 'bushy',
        nose: 'long',
      },
      hair: cropped('turned', HAIR.brown),
      chin: [8, -60],
      turn: 4,
      body: { shoulder: 190, waist: 166, foot: 460, color: '#2F7F8C' },
      clothes: collar('#256874'),
      arms: [
        {
          side: 'right',
          to: [196, 330],
          aim: 250,
          hand: 'sheet',
          elbow: [196, 584],
          sleeve: 'rolled',
          dim: true,
          holds: group(
            'translate(176 250) rotate(-9)',
            box(-82, -106, 164, 214, colors.paper) +
              circle(-38, -62, 26, colors.rose) +
              line('M8 -76H60M8 -52H44M-58 -6H58M-58 24H58M-58 54H20', '#8A6FA8', 8),
          ),
        },
      ],
    },
    colors.monte,
    colors.tierra,
  );
}

/** She calls a colleague over to see. */
export function answerEducation(): string {
  return answer(
    'respuesta-educacion',
    {
      at: [430, 372],
      scale: 1,
      skin: SKINS[1],
      head: {
        view: 'turned',
        age: 'young',
        build: 'heart',
        mood: 'laughs',
        gaze: [0.4, 0.2],
        hair: HAIR.black,
        earrings: colors.sun,
        eyes: 'round',
        brows: 'thin',
        nose: 'slim',
        lips: 'full',
        signs: ['lashes'],
      },
      hair: { behind: straight('turned', HAIR.black).behind, front: combed('turned', HAIR.black).front },
      chin: [10, -58],
      turn: 6,
      body: { shoulder: 178, waist: 164, foot: 460, color: colors.lapacho },
      clothes: round(colors.rose),
      arms: [
        {
          side: 'right',
          to: [700, 300],
          aim: -70,
          hand: 'grip',
          elbow: [712, 570],
          sleeve: 'rolled',
          dim: true,
          holds: group(
            'translate(706 262) rotate(14)',
            box(-40, -76, 80, 152, '#14201C', 'rx="12"') +
              box(-31, -66, 62, 132, colors.cream, 'rx="6"') +
              line('M-18 -40H18M-18 -18H18M-18 4H6', colors.tierra, 7),
          ),
        },
      ],
    },
    colors.sun,
    colors.tierra,
  );
}

/** He thinks of what to write over a cold mate. */
export function answerSchools(): string {
  const mate = group(
    'translate(700 396)',
    line('M10 -60L44 -150', '#C9D0C8', 9) +
      shape('M-44 -62H44C50 0 40 52 0 60C-40 52 -50 0 -44 -62Z', colors.woodDark) +
      oval(0, -62, 44, 11, '#6E9E5B') +
      stitch('M-42 -36H42', colors.sun, 7, '12 8'),
  );
  return answer(
    'respuesta-escuelas',
    {
      at: [430, 376],
      scale: 1,
      skin: SKINS[4],
      head: {
        view: 'front',
        age: 'old',
        build: 'square',
        mood: 'laughs',
        gaze: [-0.5, 0],
        hair: HAIR.grey,
        eyes: 'hooded',
        brows: 'bushy',
        moustache: 'walrus',
        nose: 'broad',
      },
      hair: cropped('front', HAIR.grey),
      turn: 4,
      body: { shoulder: 198, waist: 182, foot: 460, color: colors.paper },
      clothes: collar('#DED3BD'),
      arms: [
        {
          side: 'right',
          to: [700, 404],
          aim: -86,
          hand: 'grip',
          elbow: [724, 604],
          sleeve: 'rolled',
          dim: true,
          holds: mate,
        },
      ],
    },
    colors.forest,
    colors.tierra,
  );
}
