import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { aoPoi, vest } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { figure } from '../portraits/figure.ts';
import { HAIR, headwrap } from '../portraits/hair.ts';
import { parted } from '../portraits/partings.ts';

const SIZE = { width: 1200, height: 1000 };
const SHIRT = '#EEF1E2';
/** The table's far edge, and the one that is turned to us. */
const TABLE = { far: 730, near: 890 };

/** In a neighbour's yard a loan officer listens: her notebook is closed, her pen and her helmet lie on the table. */
export function listener(): string {
  const [hears, tells] = [officer(), neighbour()];
  return canvas(
    { ...SIZE, name: 'patio', grain: 0.4 },
    yard() + hears.body + tells.body + table() + hears.arms + tells.arms,
  );
}

function yard(): string {
  return (
    box(0, 0, 1200, 1000, '#F8DFA8') +
    circle(980, 170, 96, '#F2B54A') +
    shape('M0 520C260 450 620 500 1200 440V800H0Z', '#8FB37A') +
    shape('M0 610C320 570 700 610 1200 560V800H0Z', '#C9542C') +
    // Its roots go on behind the table.
    shape('M566 740C590 640 582 480 590 120H628C622 480 620 640 660 740C700 752 520 752 566 740Z', colors.woodDark) +
    line('M602 400C660 350 694 280 704 160', colors.woodDark, 22) +
    shape(
      'M-20 -20H1060C1080 60 1010 130 900 120C850 190 740 200 680 160C620 220 500 214 450 156C380 200 280 180 250 126C150 150 30 120 -20 60Z',
      '#4F7D45',
    ) +
    shape('M-20 -20H700C690 40 620 70 540 50C480 96 380 90 330 50C230 90 60 80 -20 20Z', '#5F8F4E') +
    [
      [318, 196],
      [806, 204],
      [886, 160],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y - 50}V${y - 22}`, '#3F6B3A', 6) + oval(x, y, 22, 28, colors.sun))
      .join('')
  );
}

function table(): string {
  const { far, near } = TABLE;
  return (
    box(0, far, 1200, near - far, colors.wood) +
    box(0, far, 1200, 14, '#B87140') +
    box(0, near, 1200, 110, '#6B3418') +
    box(0, near, 1200, 16, '#7A3C1E') +
    // Her helmet.
    oval(120, 842, 116, 16, '#3A1608', 'opacity=".35"') +
    shape('M10 836C2 736 66 684 132 688C206 692 240 760 232 836Z', colors.sun) +
    shape('M150 836C150 792 196 778 234 800L232 836Z', '#3A2A20') +
    stitch('M20 808C50 798 110 796 150 806', colors.gold, 6, '14 10') +
    // The notebook, closed by its band, and the pen on it.
    shape('M470 812L676 800L716 872L494 884Z', '#3A1608', 'opacity=".3"') +
    shape('M474 796L676 786L712 856L496 868Z', colors.forest) +
    shape('M496 868L712 856V868L498 880Z', colors.paper) +
    line('M640 788L674 860', colors.sun, 10) +
    line('M524 838L612 812', colors.tierraDeep, 12) +
    line('M612 812L624 808', colors.cream, 9)
  );
}

function officer() {
  return figure({
    at: [330, 474],
    scale: 0.94,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'heart',
      mood: 'smiles',
      gaze: [0.9, 0],
      hair: HAIR.brown,
      eyes: 'almond',
      brows: 'arched',
      nose: 'straight',
    },
    hair: parted('turned', HAIR.brown, 'swept', 'tail', colors.lapacho),
    chin: [14, -62],
    turn: 6,
    body: { shoulder: 188, waist: 176, foot: 420, color: SHIRT },
    clothes: vest(colors.forest, SHIRT),
    arms: [
      {
        side: 'right',
        to: [462, 820],
        elbow: [520, 726],
        aim: 172,
        hand: 'flat',
        sleeve: 'rolled',
        slim: true,
        dim: true,
      },
      { side: 'left', to: [372, 850], elbow: [186, 770], aim: 8, hand: 'flat', sleeve: 'rolled', slim: true },
    ],
  });
}

function neighbour() {
  return figure({
    at: [872, 486],
    scale: 0.9,
    flip: true,
    skin: SKINS[1],
    head: {
      view: 'turned',
      age: 'grown',
      build: 'long',
      mood: 'talks',
      gaze: [0.9, 0],
      hair: HAIR.black,
      eyes: 'almond',
      nose: 'long',
      earrings: colors.sun,
    },
    hair: headwrap(colors.orange, colors.tierra),
    chin: [12, -62],
    turn: 4,
    body: { shoulder: 182, waist: 172, foot: 420, color: colors.lapacho },
    clothes: aoPoi(colors.paper),
    arms: [
      { side: 'left', to: [960, 838], elbow: [1052, 740], aim: 174, hand: 'flat', sleeve: 'short' },
      { side: 'right', to: [676, 620], elbow: [742, 746], aim: 232, hand: 'open', sleeve: 'short', dim: true },
    ],
  });
}
