import { cow } from './animals.ts';
import { canvas } from './canvas.ts';
import { bib, near } from './closeUps.ts';
import { cheese, cheeseWedge } from './goods.ts';
import { bush, hill } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const TABLE = 760;

/** The farm school's cheese room: she turns a cheese, he pours the morning's milk. Tall crops keep the middle 675. */
export function sceneSchools(): string {
  return canvas(
    {
      width: WIDTH,
      height: HEIGHT,
      name: 'school',
      grain: 0.5,
      defs: '<clipPath id="v"><path d="M706 96h400v330h-400z"/></clipPath>',
    },
    room() + turner() + pourer() + table(),
  );
}

function room(): string {
  const view = { width: WIDTH, height: HEIGHT };
  const outside =
    box(706, 96, 400, 330, '#FBE3B0') +
    circle(1010, 190, 44, '#FFF6DC') +
    hill('#8FB36B', { ...view, y: 300, swing: 14, points: 4, seed: 's1' }) +
    bush('#3E7D4F', { width: WIDTH, y: 330, size: 50, depth: 60, seed: 's2' }) +
    box(700, 350, 420, 90, '#6FA255') +
    cow(1010, 402, 1.1, { flip: true });
  const shelf = (y: number) => box(-10, y, 420, 18, colors.wood) + box(-10, y + 18, 420, 8, '#B98526');
  return (
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    `<g clip-path="url(#v)">${outside}</g>` +
    line('M706 96H1106V426H706ZM906 96V426', colors.paper, 18) +
    box(688, 424, 436, 22, '#E8D6AE') +
    shelf(196) +
    shelf(400) +
    cheese(80, 170, 150) +
    cheese(240, 170, 150, { top: '#F7DFA0', rind: colors.gold }) +
    cheese(60, 374, 150, { top: '#F7DFA0', rind: colors.gold }) +
    stitch('M0 60H660', colors.gold, 5, '26 18')
  );
}

const cap = (color: string) =>
  group(
    'translate(0 -44) scale(1 .8)',
    shape('M-104 -150C-136 -250 -90 -330 0 -330C92 -330 124 -250 92 -168C60 -216 -50 -212 -104 -150Z', color) +
      shape('M-106 -146C-60 -214 60 -218 94 -164L92 -196C50 -246 -60 -240 -112 -178Z', shaded(color, 0.14)),
  );

function turner(): string {
  const hair = combed('turned', HAIR.brown, 'bun');
  return near(364, 470, 0.88, {
    face: {
      skin: SKINS[5],
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'laughs',
      gaze: [0.5, 0.7],
      hair: HAIR.brown,
      eyes: 'narrow',
      brows: 'thin',
      nose: 'snub',
      apart: 39,
      signs: ['dimples'],
    },
    hair: { behind: hair.behind, front: hair.front + cap('#FFFAF0') },
    head: { at: [8, -56], turn: 8 },
    neck: { wide: 104, lean: 4, deep: 60 },
    body: { shoulder: 180, waist: 214, color: '#2F8C86' },
    clothes: bib('#FFFAF0', colors.forest, { half: 92 }),
    held: cheese(6, 262, 304, { top: '#FBEFD2' }),
    arms: [
      { shoulder: [-148, 92], elbow: [-246, 270], to: [-112, 262], hand: 'flat', aim: 4, sleeve: 'short' },
      {
        shoulder: [148, 92],
        elbow: [250, 270],
        to: [122, 262],
        hand: 'flat',
        aim: 176,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
  });
}

function pourer(): string {
  const hair = cropped('turned', HAIR.black);
  const can = group(
    'translate(-150 150) rotate(-62) scale(1.3)',
    shape('M-64 -96C-70 -120 -50 -140 -46 -166H46C50 -140 70 -120 64 -96V130Q0 146 -64 130Z', '#C9D0C8') +
      shape('M20 -166H46C50 -140 70 -120 64 -96V130Q40 138 20 139Z', '#98A39B') +
      oval(0, -168, 54, 15, '#E4E9E2') +
      oval(0, -166, 40, 10, colors.paper) +
      line('M-64 -60Q0 -46 64 -60', '#98A39B', 7),
  );
  return near(880, 440, 0.86, {
    face: {
      skin: SKINS[1],
      view: 'turned',
      age: 'young',
      build: 'tall',
      mood: 'smiles',
      gaze: [0.4, 0.8],
      hair: HAIR.black,
      eyes: 'hooded',
      brows: 'straight',
      nose: 'long',
      moustache: 'thin',
      earsOut: true,
      blush: false,
      lips: 'full',
    },
    hair: { behind: hair.behind, front: hair.front + cap('#FFFAF0') },
    head: { at: [-12, -56], flip: true, turn: -7 },
    neck: { lean: -6, deep: 60 },
    body: { shoulder: 190, waist: 214, color: colors.forest },
    clothes: bib('#B9D8C4', colors.forest, { half: 96 }),
    held: shape('M-356 66C-384 110 -386 230 -380 420H-336C-340 250 -336 130 -310 110Z', colors.paper) + can,
    arms: [
      { shoulder: [-158, 92], elbow: [-262, 284], to: [-136, 244], hand: 'flat', aim: -24, sleeve: 'short' },
      {
        shoulder: [158, 92],
        elbow: [226, 280],
        to: [6, 176],
        hand: 'flat',
        aim: 214,
        mirrored: true,
        sleeve: 'short',
        dim: true,
      },
    ],
  });
}

function table(): string {
  const vat =
    oval(640, 770, 190, 30, '#98A39B') +
    shape('M450 770C450 830 470 880 500 900H790C816 880 830 830 830 770C830 800 450 800 450 770Z', '#C9D0C8') +
    shape('M760 792C800 788 830 780 830 770C830 830 816 880 790 900H720C744 870 756 830 760 792Z', '#98A39B');
  return (
    box(0, TABLE, WIDTH, 140, colors.wood) +
    box(0, TABLE, WIDTH, 14, '#A4623A') +
    cheese(150, 800, 230, { cut: true }) +
    cheeseWedge(300, 826, 0.8) +
    group('translate(-36 0)', oval(640, 770, 180, 24, colors.paper) + vat + oval(640, 772, 172, 20, colors.paper)) +
    cheese(1040, 800, 230) +
    cheese(1040, 728, 200, { top: '#F7DFA0', rind: colors.gold })
  );
}
