import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { neckline, vest } from '../closeUps.ts';
import { bush } from '../land.ts';
import { palm, palmDefs } from '../plants.ts';
import { SKINS } from '../people/skins.ts';
import { figure } from '../portraits/figure.ts';
import { combed, HAIR, headwrap, straight, type Worn } from '../portraits/hair.ts';

const SIZE = { width: 1200, height: 1000 };
const SHIRT = '#EEF1E2';

/** A loan officer has come to her committee by motorbike; they look over the hedge. */
export function rider(): string {
  const she = officer();
  return canvas(
    { ...SIZE, name: 'asesora', grain: 0.4, defs: palmDefs('#3F6B3A', '#6E9A4E') },
    country() + committee() + hedge() + she.body + motorbike() + she.limbs + handlebar() + she.fingers + lamp(),
  );
}

function country(): string {
  return (
    box(0, 0, 1200, 1000, '#FBD98F') +
    circle(880, 190, 130, '#F7B548') +
    shape('M0 520C200 440 420 470 620 500C760 520 980 470 1200 480V700H0Z', '#C9C27A') +
    palm(110, 640, 470, 1.6, colors.woodDark, 10) +
    palm(286, 620, 320, 1.15, colors.woodDark, -8) +
    bush('#5F8F4E', { width: 1200, y: 560, size: 70, seed: 'asesora', depth: 90 }) +
    box(0, 620, 1200, 380, '#8FA64E')
  );
}

function hedge(): string {
  return (
    bush('#3F6B3A', { width: 1200, y: 640, size: 90, seed: 'cerco', depth: 120 }) +
    box(0, 740, 1200, 260, '#3F6B3A') +
    shape('M0 770C300 746 900 746 1200 770V1000H0Z', colors.road) +
    shape('M0 930C300 906 900 906 1200 930V1000H0Z', '#A8401F') +
    stitch('M0 962C300 940 900 940 1200 962', '#E88A5C', 8, '42 30')
  );
}

function committee(): string {
  const neighbour = (
    one: Pick<Parameters<typeof figure>[0], 'at' | 'skin' | 'head' | 'hair' | 'arms'> & { color: string },
  ) => {
    const { color, ...rest } = one;
    const { body, arms } = figure({
      scale: 0.46,
      flip: true,
      chin: [8, -56],
      turn: 4,
      body: { shoulder: 178, waist: 170, foot: 500, color },
      clothes: neckline(colors.cream),
      ...rest,
    });
    return body + arms;
  };
  return (
    neighbour({
      at: [1100, 520],
      color: colors.forest,
      skin: SKINS[3],
      head: {
        view: 'turned',
        age: 'old',
        build: 'square',
        mood: 'smiles',
        gaze: [0.8, 0],
        hair: HAIR.grey,
        eyes: 'hooded',
      },
      hair: combed('turned', HAIR.grey, 'bun'),
    }) +
    neighbour({
      at: [908, 532],
      color: colors.lapacho,
      skin: SKINS[1],
      head: {
        view: 'turned',
        age: 'grown',
        build: 'long',
        mood: 'laughs',
        gaze: [0.8, 0],
        hair: HAIR.black,
        eyes: 'almond',
        nose: 'long',
        earrings: colors.sun,
      },
      hair: headwrap(colors.orange, colors.tierra),
      arms: [{ side: 'left', to: [1018, 430], aim: -70, hand: 'wave', dim: true }],
    })
  );
}

/** A helmet over a head that looks at us, its strap below the chin. */
function helmet(): Worn {
  const color = colors.sun;
  return {
    behind: straight('front', HAIR.brown).behind,
    front:
      line('M-88 -128C-84 -60 -56 -4 0 6C56 -4 84 -60 88 -128', '#3A2A20', 9) +
      shape(
        'M-106 -130C-122 -250 -66 -306 0 -306C66 -306 122 -250 106 -130C96 -160 70 -184 0 -186C-70 -184 -96 -160 -106 -130Z',
        color,
      ) +
      shape(
        'M40 -300C92 -280 118 -220 106 -130C98 -154 84 -168 64 -176C76 -220 68 -264 40 -300Z',
        '#000',
        'opacity=".12"',
      ) +
      shape(
        'M-104 -166C-60 -206 60 -206 104 -166C108 -150 90 -152 70 -162C30 -176 -30 -176 -70 -162C-90 -152 -108 -150 -104 -166Z',
        colors.gold,
      ) +
      stitch('M0 -300V-196', colors.gold, 6, '14 10'),
  };
}

function officer() {
  return figure({
    at: [520, 430],
    scale: 0.9,
    skin: SKINS[5],
    head: {
      view: 'front',
      age: 'middle',
      build: 'broad',
      mood: 'laughs',
      gaze: [0.5, 0],
      hair: HAIR.brown,
      eyes: 'almond',
      brows: 'arched',
      nose: 'broad',
      signs: ['mole', 'dimples'],
      earsCovered: true,
    },
    hair: helmet(),
    chin: [0, -66],
    turn: 3,
    neck: { wide: 88 },
    body: { shoulder: 204, waist: 176, foot: 420, color: SHIRT },
    clothes: vest(colors.forest, SHIRT, 420),
    arms: [
      {
        side: 'left',
        to: [270, 752],
        elbow: [268, 582],
        aim: 96,
        hand: 'grip',
        sleeve: 'rolled',
        slim: true,
        thumb: 'other',
      },
      {
        side: 'right',
        to: [770, 752],
        elbow: [772, 582],
        aim: 84,
        hand: 'grip',
        sleeve: 'rolled',
        slim: true,
        thumb: 'other',
        dim: true,
      },
    ],
  });
}

/** From the front: knees, tank, forks and the wheel that comes towards us. */
function motorbike(): string {
  return (
    oval(520, 968, 300, 22, '#7A2A12', 'opacity=".5"') +
    shape('M372 736C300 740 262 800 290 880C310 930 360 940 392 900L430 780Z', '#2F4A6B') +
    shape('M668 736C740 740 778 800 750 880C730 930 680 940 648 900L610 780Z', '#263D59') +
    shape('M396 760H644L620 900H420Z', colors.tierra) +
    shape('M560 760H644L620 900H560Z', colors.tierraDeep) +
    box(486, 830, 68, 170, '#26302C', 'rx="30"') +
    line('M452 770V990M588 770V990', '#B9C2C4', 20) +
    shape('M470 870C480 838 560 838 570 870L580 930H460Z', colors.tierra)
  );
}

/** Its bar, and the rubber grips that hands close around. */
function handlebar(): string {
  return (
    line('M300 752C350 744 400 760 430 776H610C640 760 690 744 740 752', '#98A39B', 18) +
    line('M188 756L326 750M852 756L714 750', '#26302C', 38)
  );
}

function lamp(): string {
  return (
    circle(520, 800, 84, '#26302C') +
    circle(520, 800, 68, '#FBE3A6') +
    circle(520, 800, 40, '#FFF6DC') +
    circle(408, 806, 22, colors.orange) +
    circle(632, 806, 22, colors.orange)
  );
}
