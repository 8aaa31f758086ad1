import { colors } from '../../../server/lace/palette.ts';
import { box, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { brickStove } from '../brickStove.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** Within the open pan of brickStove.ts. */
const SOUP = [725, 362] as const;

/** The wall is cut open: inside two cook, and the smoke goes up the chimney into the open air, where the child plays. */
export function smokeless(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'fogon', grain: 0 },
    outside() + kitchen() + stirring() + brickStove() + spoonTip() + feeding(),
  );
}

function outside(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#CFE4EC') +
    bush('#6E9A6A', { width: WIDTH, y: 560, size: 84, depth: 140, seed: 'fogon' }) +
    box(0, 640, WIDTH, 260, '#8FB06A') +
    shape('M0 800H1200V900H0Z', colors.road) +
    shape(
      'M908 150C856 110 936 70 892 30C876 10 906 -20 936 -20H1016C1046 30 986 70 1006 110C1016 140 986 160 956 160Z',
      '#F4F7F1',
      'opacity=".75"',
    ) +
    person({
      at: [1064, 800],
      height: 270,
      heads: 5.3,
      build: 'man',
      view: 'side',
      stance: 'run',
      lean: 12,
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'laughs', eyes: [0.6, 0] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'shorts', color: colors.tierra },
      near: { to: [1130, 610], hand: 'wave' },
    })
  );
}

function kitchen(): string {
  return (
    shape('M-10 120L960 250V800H-10Z', '#E8B26B') +
    shape('M-10 640H960V800H-10Z', '#C98A4E') +
    shape('M-10 94L1010 232V276L-10 138Z', colors.tierra) +
    stitch('M-10 128L1006 266', colors.tierraNight, 6, '26 10', 'opacity=".5"') +
    shape('M930 268H976V800H930Z', colors.cream) +
    shape('M956 268H976V800H956Z', '#DCCBA6') +
    box(0, 776, 976, 124, colors.tierraDeep) +
    box(0, 776, 976, 12, '#97361F') +
    box(856, 90, 66, 340, '#8FA39A') +
    box(898, 90, 24, 340, '#000', 'opacity=".18"') +
    shape('M842 100L889 58L936 100Z', '#6B8076') +
    box(220, 230, 150, 150, colors.wood) +
    box(232, 242, 126, 126, '#CFE4EC') +
    line('M295 242V368M232 305H358', colors.wood, 8)
  );
}

function stirring(): string {
  const [x, y] = SOUP;
  return person({
    at: [668, 852],
    height: 626,
    half: 'bust',
    build: 'woman',
    girth: 1.14,
    view: 'turned',
    lean: 4,
    nod: 10,
    skin: SKINS[5],
    look: {
      cut: 'plaits',
      age: 'old',
      hair: HAIRS.grey,
      mood: 'smiles',
      jaw: 'square',
      nose: 'hooked',
      eyeForm: 'hooded',
      eyes: [0.5, 0.9],
    },
    top: { kind: 'poi', color: colors.cream, trim: colors.forest },
    bottom: { kind: 'skirt', color: colors.monte },
    apron: { color: '#4F86A8', trim: colors.cream },
    near: { to: [662, 386], hand: 'grip', near: 0.8 },
    far: {
      to: [x + 60, y - 58],
      hand: 'grip',
      behind: false,
      aim: 236,
      holds: line(`M${x + 84} ${y - 82}L${x} ${y}`, colors.woodDark, 10),
    },
  });
}

/** What the pan's far rim would hide. */
function spoonTip(): string {
  const [x, y] = SOUP;
  return line(`M${x + 16} ${y - 16}L${x} ${y}`, colors.woodDark, 10);
}

function feeding(): string {
  const log = line('M384 694L540 660', colors.woodDark, 26) + line('M384 694h.1', '#D9A964', 22);
  return (
    oval(270, 796, 180, 12, '#2A0D05', 'opacity=".3"') +
    person({
      at: [266, 792],
      height: 600,
      build: 'man',
      view: 'side',
      stance: 'kneel',
      lean: 22,
      nod: -2,
      skin: SKINS[3],
      look: { cut: 'bald', mood: 'calm', nose: 'broad', moustache: true, age: 'middle', eyes: [0.8, 0.3] },
      top: { kind: 'shirt', color: '#4F86A8', trim: colors.cream },
      bottom: { kind: 'trousers', color: '#4A3B2E' },
      near: { to: [420, 684], hand: 'grip', aim: -12, holds: log },
      far: { to: [452, 664], hand: 'grip', aim: -12 },
    })
  );
}
