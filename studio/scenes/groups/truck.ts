import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { school } from '../buildings.ts';
import { canvas } from '../canvas.ts';
import { crate, milkCan } from '../goods.ts';
import { bush } from '../land.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const BED = 560;

/** What the school sells goes to market: up on the truck one stacks what two others bring. */
export function truck(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'camion', grain: 0 },
    country() + milestone() + loader() + vehicle() + carriers(),
  );
}

const student = (one: Omit<Person, 'height' | 'heads'>): string => person({ height: 560, heads: 6.8, ...one });

function country(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#F9DFA0') +
    circle(250, 220, 96, '#FBEBC2') +
    bush('#8FB06A', { width: WIDTH, y: 430, size: 70, depth: 90, seed: 'camion' }) +
    box(0, 440, WIDTH, 460, '#6FA060') +
    school(330, 500, 0.92) +
    shape('M0 560C300 540 800 560 1200 530V900H0Z', '#5B8F4E') +
    shape('M0 700C300 670 800 690 1200 680V900H0Z', colors.road) +
    stitch('M-10 850C300 836 800 842 1210 836', '#F0A57C', 6, '28 20')
  );
}

/** Where the school is on its road: 46½ in strokes, which every language writes alike. */
function milestone(): string {
  return group(
    'translate(1100 430)',
    box(-9, -150, 18, 150, '#9AA8A0') +
      box(-76, -256, 152, 112, colors.forest, 'rx="10"') +
      `<rect x="-67" y="-247" width="134" height="94" rx="6" fill="none" stroke="${colors.paper}" stroke-width="5"/>` +
      line('M-28 -182V-222L-52 -194H-20M10 -220C-12 -214 -12 -182 -2 -181A11 11 0 1 0 -8 -198', colors.paper, 7) +
      line(
        'M19 -217L26 -222V-202M50 -222L28 -181M40 -196A7 7 0 0 1 54 -195C54 -190 41 -187 41 -181H55',
        colors.paper,
        4.6,
      ),
  );
}

function vehicle(): string {
  const wheel = (x: number) =>
    circle(x, 778, 74, '#2A1F1C') + circle(x, 778, 40, '#98A39B') + circle(x, 778, 13, '#2A1F1C');
  return (
    oval(880, 850, 460, 20, colors.tierraDeep, 'opacity=".5"') +
    shape('M980 330H1220V760H980Z', colors.tierra) +
    shape('M1010 366H1160L1190 520H1010Z', '#BFE0E4') +
    shape('M980 560H1220V600H980Z', '#000', 'opacity=".12"') +
    line('M1010 600H1060', colors.tierraNight, 9) +
    shape(`M536 ${BED}H1000V742H536Z`, colors.wood) +
    shape(`M536 ${BED}H1000V${BED + 18}H536Z`, '#A4623A') +
    line(`M536 ${BED + 64}H1000M536 ${BED + 118}H1000`, colors.woodDark, 5) +
    line(`M560 ${BED}V740M770 ${BED}V740M976 ${BED}V740`, colors.woodDark, 14) +
    box(536, 736, 690, 26, '#3A2A24') +
    wheel(680) +
    wheel(1080)
  );
}

/** Up on the bed, bent over its side. */
function loader(): string {
  return (
    group(`translate(790 ${BED + 6}) scale(.9)`, crate(0, 0, colors.road, colors.orange, 'camion1')) +
    group(`translate(800 ${BED - 74}) scale(.9)`, crate(0, 0, colors.leaf, colors.sprout, 'camion2')) +
    milkCan(934, BED + 10, 1.1) +
    student({
      at: [664, BED + 92],
      build: 'man',
      view: 'side',
      facing: 'left',
      lean: 26,
      nod: -12,
      skin: SKINS[3],
      look: { cut: 'curls', age: 'young', mood: 'laughs', nose: 'broad', eyes: [0.7, 0.6] },
      top: { kind: 'overall', color: colors.sun, trim: '#3A5678' },
      bottom: { kind: 'trousers', color: '#3A5678' },
      near: { to: [498, 440], hand: 'grip', aim: 130 },
      far: { to: [480, 432], hand: 'grip', aim: 134 },
    })
  );
}

function carriers(): string {
  const held = group('translate(430 494) rotate(-9) scale(.8)', crate(0, 0, '#4F8F5A', '#8BC07A', 'camion3'));
  return (
    oval(330, 846, 110, 13, colors.tierraDeep, 'opacity=".45"') +
    held +
    student({
      at: [322, 840],
      build: 'woman',
      view: 'turned',
      stance: 'walk',
      stride: 0.02,
      lean: -4,
      nod: -12,
      skin: SKINS[5],
      look: {
        cut: 'tail',
        tie: colors.lapacho,
        age: 'young',
        mood: 'beams',
        jaw: 'square',
        nose: 'long',
        signs: ['freckles'],
        eyes: [0.7, -0.7],
      },
      top: { kind: 'tee', color: '#2F7F8C' },
      bottom: { kind: 'trousers', color: colors.monte },
      shoes: colors.night,
      near: { to: [386, 500], hand: 'flat', aim: -30 },
      far: { to: [462, 486], hand: 'flat', aim: -20, behind: false },
    }) +
    oval(142, 882, 100, 12, colors.tierraDeep, 'opacity=".45"') +
    milkCan(228, 786, 0.86) +
    student({
      at: [136, 876],
      build: 'man',
      view: 'turned',
      stance: 'walk',
      stride: 0.5,
      lean: -8,
      skin: SKINS[1],
      look: { cut: 'short', age: 'young', mood: 'busy', jaw: 'lean', nose: 'broad', glasses: true, eyes: [0.8, 0.1] },
      top: { kind: 'jersey', color: colors.tierra, trim: colors.paper },
      bottom: { kind: 'trousers', color: '#3A5678' },
      shoes: colors.night,
      near: { to: [180, 682], hand: 'grip', aim: 40 },
      far: { to: [272, 682], hand: 'grip', aim: 60, behind: false },
    })
  );
}
