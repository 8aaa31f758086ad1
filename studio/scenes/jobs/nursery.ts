import { colors } from '../../../server/lace/palette.ts';
import { box, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { cow } from '../animals.ts';
import { canvas } from '../canvas.ts';
import { collar } from '../closeUps.ts';
import { SKINS } from '../people/skins.ts';
import { plaits } from '../portraits/cuts.ts';
import { figure } from '../portraits/figure.ts';
import { cropped, HAIR, withHat } from '../portraits/hair.ts';

const SIZE = { width: 1200, height: 1000 };
/** The far edge of the bench with the seedlings, and the one that is turned to us. */
const BENCH = { far: 700, near: 880 };

/** A lesson at the seedlings: a teacher shows how deep one goes, a student waits with the next; a cow looks over the fence. */
export function nursery(): string {
  const [shows, waits] = [teacher(), student()];
  return canvas(
    { ...SIZE, name: 'vivero', grain: 0.4 },
    field() + waits.body + shows.body + bench() + shows.arms + waits.arms,
  );
}

function field(): string {
  return (
    box(0, 0, 1200, 1000, '#BFDCCB') +
    shape('M0 430C240 390 640 420 1200 380V760H0Z', '#8FB37A') +
    shape('M0 520C300 490 660 520 1200 480V800H0Z', '#6E9A5A') +
    cow(834, 566, 3.9) +
    shape('M-20 40H1220V96H-20Z', '#8E3A22') +
    stitch('M0 96H1200', '#E9B872', 9, '40 22') +
    line('M30 96V720M1170 96V720', colors.woodDark, 34) +
    line('M30 520H1170M30 616H1170', colors.wood, 20)
  );
}

/** A seedling with its root ball; `x y` is the foot of its stem. */
const seedling = (x: number, y: number, scale = 1): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M0 0C2 -24 -2 -40 0 -62', '#3F7A45', 8) +
      shape('M0 -34C-34 -40 -50 -64 -50 -86C-22 -84 -2 -64 0 -34Z', colors.leaf) +
      shape('M0 -46C30 -50 48 -74 48 -98C20 -94 0 -76 0 -46Z', colors.sprout),
  );

function bench(): string {
  const { far, near } = BENCH;
  const trays = [0, 1]
    .map((row) => {
      const y = far + 66 + row * 74;
      const from = 60 - row * 30;
      const wide = 1080 + row * 60;
      return (
        box(from, y, wide, 46, '#3A1B0B') +
        box(from, y, wide, 12, '#5E2C18') +
        Array.from({ length: 9 }, (_, i) => from + 62 + i * ((wide - 124) / 8))
          .filter((_, i) => (row ? i < 1 || i > 6 : i < 2 || i > 3))
          .map((x) => seedling(x, y + 6, 0.9 + row * 0.16))
          .join('')
      );
    })
    .join('');
  return (
    box(0, far, 1200, near - far, '#C58A4A') +
    box(0, far, 1200, 14, '#D9A870') +
    trays +
    box(0, near, 1200, 120, colors.wood) +
    box(0, near, 1200, 14, '#7A3C1E')
  );
}

function teacher() {
  const plant =
    shape('M404 750C378 768 378 816 412 820C446 816 446 768 420 750Z', '#5E2C18') + seedling(412, 752, 1.15);
  return figure({
    at: [352, 470],
    scale: 0.88,
    skin: SKINS[2],
    head: {
      view: 'turned',
      age: 'old',
      build: 'lean',
      mood: 'smiles',
      gaze: [0.9, 0.1],
      hair: HAIR.grey,
      eyes: 'almond',
      brows: 'straight',
      nose: 'hooked',
      moustache: 'walrus',
    },
    hair: withHat(cropped('turned', HAIR.grey), colors.lapacho),
    chin: [12, -62],
    turn: 6,
    body: { shoulder: 190, waist: 176, foot: 340, color: colors.lapacho },
    clothes: collar(colors.lapacho, { buttons: colors.paper }),
    arms: [
      {
        side: 'right',
        to: [466, 796],
        elbow: [598, 700],
        aim: 160,
        hand: 'open',
        sleeve: 'rolled',
        slim: true,
        dim: true,
      },
      {
        side: 'left',
        to: [376, 800],
        elbow: [208, 726],
        aim: 14,
        hand: 'sheet',
        sleeve: 'rolled',
        slim: true,
        holds: plant,
      },
    ],
  });
}

function student() {
  return figure({
    at: [858, 496],
    scale: 0.84,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'laughs',
      gaze: [0.8, 0.2],
      hair: HAIR.brown,
      eyes: 'round',
      brows: 'thin',
      nose: 'button',
      earrings: colors.sun,
    },
    hair: plaits('turned', HAIR.brown, colors.sun),
    chin: [10, -58],
    turn: 6,
    body: { shoulder: 170, waist: 162, foot: 340, color: colors.sun },
    clothes:
      shape('M-96 108H96L120 340H-120Z', '#2F6B8F') +
      line('M-76 116L-96 10M76 116L96 10', '#2F6B8F', 26) +
      stitch('M-80 130H80', colors.cream, 6, '14 10') +
      oval(-76, 122, 12, 12, colors.sun) +
      oval(76, 122, 12, 12, colors.sun),
    arms: [
      { side: 'left', to: [900, 770], elbow: [1010, 700], aim: 172, hand: 'flat', dim: true },
      {
        side: 'right',
        to: [800, 780],
        elbow: [650, 652],
        aim: 30,
        hand: 'pinch',
        holds: seedling(802, 804, 0.9),
      },
    ],
  });
}
