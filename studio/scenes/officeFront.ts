// An office of a small town, 1000 x 840, cut out: its left corner and its pavement end with the picture, the right edge is the window's.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { emblem } from '../../server/pictures/emblem.ts';
import { canvas } from './canvas.ts';
import { aoPoi } from './closeUps.ts';
import { shaded } from './people/marks.ts';
import { SKINS } from './people/skins.ts';
import { blossom, lapacho, lapachoDefs } from './plants.ts';
import { figure } from './portraits/figure.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';

const SIZE = { width: 1000, height: 840, top: -40 };
const WALL = '#8CC2B6';
const BASE = '#2F7F86';
const JEANS = '#3A4A6B';
const SKIRT = colors.forest;
/** Where house and pavement meet. */
const GROUND = 716;

/** He does his sums on the bench before he goes in; the neighbour beside him has found the mistake and laughs. */
export function officeFront(): string {
  const [he, she] = [young(), neighbour()];
  return canvas(
    { ...SIZE, name: 'oficina', grain: 0, defs: lapachoDefs() },
    lapacho(836, 322, 0.82, { seed: 'oficina' }) +
      house() +
      door() +
      motorbike() +
      bench() +
      she.body +
      he.body +
      skirt() +
      jeans() +
      bag() +
      notebook() +
      he.arms +
      she.arms +
      petals(),
  );
}

function house(): string {
  return (
    box(36, 100, 964, GROUND - 100, WALL) +
    box(36, 570, 964, GROUND - 570, BASE) +
    box(36, 562, 964, 9, '#DDEBDD') +
    box(36, 100, 964, 26, shaded(WALL, 0.16)) +
    shape('M8 104V70L44 52H1000V104Z', colors.tierra) +
    stitch('M22 104H1000', '#C9502B', 20, '0 31') +
    shape('M44 52H1000V62H30Z', '#C9502B') +
    window() +
    box(0, GROUND, 1000, 84, '#E7D3B4') +
    line(
      `M0 ${GROUND + 40}H1000M130 ${GROUND}L110 ${GROUND + 40}M420 ${GROUND}L412 ${GROUND + 40}M720 ${GROUND}L726 ${GROUND + 40}`,
      '#CDB48D',
      4,
    ) +
    box(0, GROUND + 72, 1000, 12, '#B99C72')
  );
}

function window(): string {
  return (
    box(826, 206, 150, 214, colors.wood) +
    box(840, 220, 122, 200, '#4A2114') +
    shape('M840 220H962L840 380Z', '#5E2C18') +
    line('M870 220V420M901 220V420M932 220V420M840 290H962M840 356H962', '#DDEBDD', 6) +
    box(814, 416, 174, 16, colors.cream)
  );
}

/** Open to the street; over it the foundation's wheel. */
function door(): string {
  const sign = emblem({ size: 112, title: '', ground: colors.cream }).replace('<svg', '<svg x="130" y="122"');
  return (
    box(84, 252, 204, GROUND - 252, colors.wood) +
    box(100, 268, 172, GROUND - 268, colors.tierraDeep) +
    shape(`M100 268H272V560L100 640Z`, colors.sun) +
    shape(`M100 640L272 560V${GROUND}H100Z`, '#C98A52') +
    shape('M178 500H272V640H178Z', colors.tierra) +
    box(168, 486, 104, 16, colors.tierraNight) +
    shape('M206 486L212 464H250L256 486Z', colors.tierraNight) +
    line('M200 458C214 448 248 448 262 458', colors.tierraNight, 12) +
    shape(`M100 268L146 300V${GROUND - 42}L100 ${GROUND}Z`, colors.forest) +
    shape('M110 330L136 342V470L110 474ZM110 520L136 512V640L110 664Z', '#174A34') +
    box(70, GROUND - 12, 232, 24, colors.cream) +
    box(70, GROUND + 4, 232, 8, '#CDB48D') +
    sign
  );
}

function bench(): string {
  return (
    line(`M356 430V${GROUND + 20}M776 430V${GROUND + 20}`, colors.woodDark, 18) +
    box(338, 424, 456, 22, colors.wood) +
    box(338, 464, 456, 22, colors.wood) +
    box(330, 548, 472, 26, colors.wood) +
    box(330, 570, 472, 10, colors.woodDark) +
    line(`M370 580V${GROUND + 34}M764 580V${GROUND + 34}`, colors.woodDark, 20)
  );
}

function young() {
  return figure({
    at: [462, 340],
    scale: 0.56,
    skin: SKINS[4],
    head: {
      view: 'front',
      age: 'young',
      build: 'boxed',
      mood: 'smirks',
      gaze: [-0.2, 1.5],
      hair: HAIR.black,
      eyes: 'round',
      brows: 'low',
      nose: 'broad',
    },
    hair: cropped('front', HAIR.black),
    chin: [8, -40],
    turn: 7,
    headScale: 1.3,
    body: { shoulder: 176, waist: 160, foot: 400, color: colors.sun },
    clothes: line('M-58 -10C-40 52 40 52 58 -10', colors.tierra, 12),
    arms: [
      { side: 'left', to: [380, 582], elbow: [352, 482], aim: 70, hand: 'flat' },
      {
        side: 'right',
        to: [446, 560],
        elbow: [566, 500],
        aim: 164,
        hand: 'write',
        dim: true,
        holds: line('M470 498L440 568', colors.forest, 8) + line('M442 563L440 568', '#21120E', 5),
      },
    ],
  });
}

/** Eyes that laughter closes, over those of a turned face. */
function laughing(skin: string): string {
  const both = (draw: (x: number, wide: number) => string) => draw(-21, 1) + draw(47, 0.86);
  return (
    shape(
      both(
        (x, wide) =>
          `M${x - 26 * wide} -118C${x - 20 * wide} -140 ${x + 20 * wide} -140 ${x + 25 * wide} -118C${x + 18 * wide} -104 ${x - 18 * wide} -104 ${x - 26 * wide} -118Z`,
      ),
      skin,
    ) +
    line(
      both((x, wide) => `M${x - 20 * wide} -112C${x - 12 * wide} -128 ${x + 12 * wide} -128 ${x + 20 * wide} -112`),
      '#27120C',
      5,
    )
  );
}

function neighbour() {
  const hair = combed('turned', HAIR.grey, 'bun');
  return figure({
    at: [674, 356],
    scale: 0.56,
    flip: true,
    skin: SKINS[3],
    head: {
      view: 'turned',
      age: 'old',
      build: 'round',
      mood: 'laughs',
      gaze: [0.7, 0.2],
      hair: HAIR.grey,
      eyes: 'round',
      brows: 'thin',
      nose: 'broad',
      earrings: colors.sun,
    },
    hair: { ...hair, front: hair.front + laughing(SKINS[3]) },
    chin: [12, -40],
    turn: -6,
    headScale: 1.28,
    body: { shoulder: 186, waist: 182, foot: 380, color: '#FFF6E4' },
    clothes: aoPoi(colors.lapacho),
    arms: [
      { side: 'right', to: [532, 580], elbow: [584, 496], aim: 150, hand: 'point' },
      { side: 'left', to: [724, 566], elbow: [796, 494], aim: 172, hand: 'rest', dim: true },
    ],
  });
}

function jeans(): string {
  const leg = (side: 1 | -1, color: string) => {
    const x = (from: number) => 462 + side * from;
    return (
      shape(
        `M${x(4)} 530C${x(6)} 576 ${x(16)} 596 ${x(26)} 612L${x(34)} ${GROUND - 4}H${x(84)}L${x(98)} 616C${x(104)} 584 ${x(98)} 548 ${x(88)} 522Z`,
        color,
      ) +
      shape(
        `M${x(26)} 612C${x(40)} 628 ${x(82)} 632 ${x(98)} 616L${x(84)} ${GROUND - 4}H${x(34)}Z`,
        shaded(color, 0.16),
      ) +
      shape(
        `M${x(28)} ${GROUND + 20}C${x(26)} ${GROUND - 10} ${x(44)} ${GROUND - 16} ${x(60)} ${GROUND - 16}C${x(80)} ${GROUND - 16} ${x(98)} ${GROUND - 8} ${x(98)} ${GROUND + 20}Z`,
        colors.tierra,
      ) +
      box(Math.min(x(26), x(100)), GROUND + 14, 74, 10, colors.cream, 'rx="5"')
    );
  };
  return (
    oval(462, GROUND + 24, 120, 9, '#B99C72') +
    box(440, 530, 44, 60, JEANS) +
    leg(-1, JEANS) +
    leg(1, shaded(JEANS, 0.06))
  );
}

function skirt(): string {
  const shoe = (x: number) =>
    line(`M${x} 660V${GROUND}`, SKINS[3], 34) +
    shape(
      `M${x - 36} ${GROUND + 22}C${x - 36} ${GROUND - 8} ${x - 16} ${GROUND - 10} ${x} ${GROUND - 10}C${x + 18} ${GROUND - 10} ${x + 34} ${GROUND - 6} ${x + 34} ${GROUND + 22}Z`,
      colors.tierraNight,
    );
  return (
    oval(676, GROUND + 24, 110, 9, '#B99C72') +
    shoe(632) +
    shoe(716) +
    shape('M570 530C554 566 556 600 562 630L572 678C640 696 712 696 780 678L792 630C798 600 796 566 780 530Z', SKIRT) +
    shape('M562 618C640 640 716 640 792 618L780 678C712 696 640 696 572 678Z', shaded(SKIRT, 0.2)) +
    stitch('M580 664C644 680 710 680 774 664', colors.sun, 6, '14 10')
  );
}

function bag(): string {
  return (
    line('M690 566C690 512 766 512 766 566', colors.woodDark, 8) +
    shape('M664 560H792L780 650C740 660 712 660 676 650Z', colors.straw) +
    shape('M750 560H792L780 650C766 654 756 656 746 656Z', shaded(colors.straw, 0.14)) +
    stitch('M678 586H782M684 616H776', colors.lapacho, 9, '16 12')
  );
}

function notebook(): string {
  return (
    shape('M362 560L546 540L562 622L374 644Z', colors.tierra) +
    shape('M370 558L456 549L466 628L382 637Z', colors.paper) +
    shape('M456 549L540 541L554 617L466 628Z', '#F3E7CC') +
    line('M396 574l44 -5M402 590l40 -5M472 564l50 -6M476 580l28 -3M480 606l50 -6', '#3B5F8A', 5)
  );
}

/** From its front wheel to where the window cuts it. */
function motorbike(): string {
  const wheel = (x: number) =>
    circle(x, 662, 62, 'none', 'stroke="#26302C" stroke-width="20"') +
    circle(x, 662, 48, 'none', 'stroke="#B9C2C4" stroke-width="5"') +
    line(
      `M${x - 46} 662H${x + 46}M${x} 616V708M${x - 33} 629L${x + 33} 695M${x - 33} 695L${x + 33} 629`,
      '#B9C2C4',
      3,
    ) +
    circle(x, 662, 14, '#26302C');
  return (
    oval(930, GROUND + 14, 130, 9, '#B99C72') +
    wheel(880) +
    line('M880 662L916 520', '#B9C2C4', 14) +
    shape('M800 628C820 578 900 566 936 606L922 616C896 590 846 596 820 634Z', colors.tierra) +
    shape('M908 540H1000V640H960C930 640 918 600 908 540Z', colors.tierra) +
    shape('M924 600H1000V690H950Z', '#4B5652') +
    shape('M912 520C930 490 1000 494 1000 494V560H930Z', colors.tierraDeep) +
    line('M924 524L900 466L866 462', '#26302C', 13) +
    circle(886, 516, 28, '#26302C') +
    circle(880, 516, 20, '#FBE3A6')
  );
}

function petals(): string {
  return [
    [332, 756, 0.9],
    [548, 770, 0.7],
    [828, 758, 1],
    [930, 772, 0.8],
    [238, 772, 0.8],
    [600, 744, 0.6],
    [40, 748, 0.8],
  ]
    .map(([x = 0, y = 0, size = 1]) => blossom(x, y, size, colors.lapacho, colors.sun))
    .join('');
}
