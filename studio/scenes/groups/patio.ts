import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { wheelchair } from '../people/wheelchair.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const SHADE = 'opacity=".16"';
/** Where both hands lead the cloth under the needle. */
const NEEDLE = [650, 562] as const;
const WALL = '#E9B872';

/** A patio under its vine: she sews in her wheelchair, her grandmother holds up what is done, the boy looks at it. */
export function patio(): string {
  const seat = { at: [392, 804] as const, height: 690 };
  const chair = wheelchair(seat, colors.tierra);
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'taller', grain: 0 },
    house() +
      grandmother() +
      boy() +
      oval(384, 806, 230, 16, '#3A0F06', 'opacity=".28"') +
      chair.behind +
      group('translate(-62 26)', sewingTable()) +
      person({
        ...seat,
        build: 'woman',
        view: 'turned',
        stance: 'sit',
        girth: 1.1,
        lean: 5,
        nod: 6,
        skin: SKINS[3],
        look: {
          cut: 'bob',
          age: 'young',
          mood: 'smirks',
          jaw: 'broad',
          nose: 'broad',
          eyeForm: 'narrow',
          signs: ['mole'],
          eyes: [0.6, 0.7],
          earrings: colors.gold,
        },
        top: { kind: 'tee', color: '#2F6B8F' },
        bottom: { kind: 'trousers', color: colors.tierraNight },
        near: { to: [NEEDLE[0] - 34, NEEDLE[1] - 2], hand: 'flat', aim: 4 },
        far: { to: [NEEDLE[0] + 8, NEEDLE[1] - 10], hand: 'flat', behind: false },
      }) +
      chair.before +
      dapples(),
  );
}

/** The wall with its door, the floor, and the vine above. */
function house(): string {
  const pot = (x: number, size: number) =>
    group(
      `translate(${x} 690) scale(${size})`,
      shape('M-52 0H52L40 90H-40Z', colors.clay) +
        line('M0 0C-6 -60 -40 -80 -60 -120M0 0C6 -70 30 -90 54 -130M0 0V-150', colors.forest, 10) +
        shape(
          'M-60 -120C-90 -130 -96 -160 -84 -180C-56 -166 -50 -140 -60 -120ZM54 -130C60 -160 86 -176 104 -172C104 -146 82 -128 54 -130ZM0 -150C-22 -170 -20 -204 0 -224C20 -204 22 -170 0 -150Z',
          colors.leaf,
        ),
    );
  return (
    box(0, 0, WIDTH, HEIGHT, WALL) +
    box(0, 0, 250, HEIGHT, '#DDA761') +
    box(40, 250, 170, 530, '#3E7C88') +
    box(52, 264, 146, 516, '#4F95A1') +
    line('M125 264V780', '#3E7C88', 5) +
    circle(182, 530, 9, colors.sun) +
    box(0, 760, WIDTH, 140, '#B5543A') +
    line(
      'M0 800H1200M0 850H1200M160 760V800M520 760V800M900 760V800M300 800V850M720 800V850M1100 800V850',
      '#A14730',
      4,
    ) +
    pot(1100, 0.9) +
    box(0, 150, WIDTH, 22, colors.woodDark)
  );
}

function grandmother(): string {
  const [left, right] = [
    [846, 352],
    [968, 352],
  ] as const;
  const dress = group(
    'translate(252 62) scale(.78)',
    shape(
      'M764 356L800 350C812 380 866 380 880 350L916 356L936 420L898 432L890 404L906 600H772L790 404L782 432L744 420Z',
      colors.rose,
    ) + stitch('M796 356C812 392 868 392 884 356M778 580H902', colors.tierra, 6, '12 9'),
  );
  return byHead({
    chin: [907, 302],
    size: 80,
    half: false,
    build: 'woman',
    girth: 1.16,
    view: 'front',
    nod: -4,
    skin: SKINS[5],
    look: {
      cut: 'low',
      age: 'old',
      mood: 'beams',
      hair: HAIRS.white,
      glasses: true,
      jaw: 'lean',
      nose: 'long',
      eyes: [-0.7, 0.4],
    },
    top: { kind: 'shirt', color: '#6E5BA0', trim: colors.cream },
    bottom: { kind: 'skirt', color: colors.tierraNight },
    near: { to: left, hand: 'pinch', holds: dress },
    far: { to: right, hand: 'pinch' },
  });
}

function boy(): string {
  return byHead({
    chin: [1034, 436],
    size: 72,
    half: false,
    heads: 6,
    build: 'man',
    view: 'turned',
    facing: 'left',
    nod: -6,
    skin: SKINS[4],
    look: { cut: 'quiff', age: 'child', mood: 'wonders', nose: 'snub', hair: HAIRS.brown, eyes: [0.4, -0.8] },
    top: { kind: 'tee', color: colors.sun },
    bottom: { kind: 'shorts', color: colors.monte },
    near: { to: [984, 470], hand: 'point' },
    far: {},
  });
}

/** What the leaves of the vine let through, and the leaves themselves. */
function dapples(): string {
  const spots = [
    [560, 260, 60, 24],
    [700, 220, 36, 16],
    [1040, 300, 54, 24],
    [500, 420, 30, 14],
    [250, 790, 60, 16],
    [760, 820, 80, 18],
    [980, 840, 60, 14],
    [560, 860, 70, 16],
  ] as const;
  let leaves = '';
  for (let i = 0; i < 17; i++) {
    const x = i * 76 - 10;
    const y = 160 + ((i * 37) % 40);
    leaves += `M${x} ${y - 30}C${x - 34} ${y - 30} ${x - 52} ${y} ${x - 40} ${y + 26}C${x - 20} ${y + 20} ${x - 12} ${y + 30} ${x} ${y + 52}C${x + 12} ${y + 30} ${x + 20} ${y + 20} ${x + 40} ${y + 26}C${x + 52} ${y} ${x + 34} ${y - 30} ${x} ${y - 30}Z`;
  }
  return (
    `<g opacity=".3">${spots.map(([x, y, a, b]) => oval(x, y, a, b, '#FFF3C4')).join('')}</g>` +
    shape(leaves, colors.leaf) +
    shape(
      'M-10 -10H1210V176C1100 150 1040 206 940 178C840 152 760 200 640 172C520 150 440 204 320 174C220 152 120 200 -10 170Z',
      colors.forest,
    )
  );
}

function sewingTable(): string {
  const machine = group(
    'translate(196 142) scale(.728)',
    box(690, 494, 300, 28, colors.monte, 'rx="8"') +
      shape('M716 350Q716 330 738 330H944Q972 330 972 358V496H898V420Q898 404 880 404H786V446H716Z', colors.monte) +
      shape('M930 330H944Q972 330 972 358V496H938V360Q938 344 930 330Z', '#000', 'opacity=".28"') +
      stitch('M744 366H920', colors.sun, 5, '14 10') +
      box(738, 446, 24, 20, '#C9D0C8') +
      line('M750 466V500', '#C9D0C8', 6) +
      circle(986, 384, 44, '#0B241C') +
      circle(984, 384, 32, '#2C6A50') +
      circle(984, 384, 9, colors.sun) +
      box(800, 288, 34, 44, colors.lapacho) +
      box(794, 282, 46, 9, '#D9A964') +
      box(794, 326, 46, 9, '#D9A964') +
      line('M800 300Q756 300 750 336', colors.lapacho, 4),
  );
  const cloth =
    shape(
      'M600 520C660 504 740 512 800 508L812 522H640C626 590 640 640 622 690C600 700 576 690 556 698C580 640 572 560 600 520Z',
      colors.lapacho,
    ) +
    shape('M640 522C626 590 640 640 622 690C612 696 604 692 596 694C612 640 604 570 622 522Z', '#000', SHADE) +
    stitch('M572 676C590 620 588 570 612 530C660 514 720 516 776 514', colors.paper, 5, '14 10');
  return (
    oval(850, 776, 250, 12, '#3A0F06', 'opacity=".3"') +
    line('M720 545V772M1006 545V772', colors.woodDark, 20) +
    line('M720 640H1006', colors.woodDark, 12) +
    box(606, 520, 444, 26, colors.wood) +
    box(606, 538, 444, 10, colors.woodDark) +
    machine +
    cloth
  );
}
