import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, SHADE, WIDTH } from './frame.ts';

/** Snow mountains from a balcony, on whose rail a poncho hangs and a guampa of tereré stands. */
export function alps(): string {
  const mountains =
    box(0, 0, WIDTH, HEIGHT, '#CFE3EC') +
    circle(370, 190, 78, colors.paper) +
    shape('M-20 620L180 330L300 470L470 250L700 640Z', '#A9C6D6') +
    shape('M470 250L548 382L500 420L462 384L420 420L392 350ZM180 330L236 396L196 430L168 400L130 402Z', colors.paper) +
    shape('M360 700L800 124L1250 700Z', '#6F97B0') +
    shape('M800 124L1250 700H880L940 520L860 430L900 330Z', '#4F7793') +
    shape('M800 124L966 336L910 372L868 330L820 402L764 340L712 396L648 324Z', colors.paper) +
    shape('M800 124L966 336L910 372L868 330L850 357L858 260Z', '#A3C0D1') +
    shape('M960 640L1290 262L1640 640Z', '#8DB0C4') +
    shape('M1290 262L1640 640H1370L1400 520L1330 440Z', '#6F97B0') +
    shape('M1290 262L1400 384L1350 420L1312 384L1262 436L1214 350Z', colors.paper) +
    shape('M-10 640C220 560 420 600 640 620S1120 560 1610 630V1010H-10Z', '#EDF4F6') +
    shape('M-10 740C300 660 620 720 860 720S1300 680 1610 740V1010H-10Z', '#DCE9EE');
  return frame('montaña', mountains + village() + firs() + rail() + poncho() + guampa());
}

function village(): string {
  const chalet = (x: number, y: number, size: number, wood: string) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      box(-50, -44, 100, 44, wood) +
        box(16, -44, 34, 44, '#000', SHADE) +
        shape('M-30 -30h16v16h-16ZM-4 -30h16v16h-16ZM24 -30h14v16h-14Z', colors.sun) +
        shape('M-70 -38L0 -92L70 -38L58 -32L0 -74L-58 -32Z', colors.paper) +
        shape('M-50 -40L0 -78L50 -40Z', wood),
    );
  return chalet(560, 660, 0.9, colors.wood) + chalet(878, 664, 0.84, '#6B3418') + chalet(690, 690, 1.1, '#7A3D1C');
}

function firs(): string {
  const fir = (x: number, y: number, size: number) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      shape('M0 -170L36 -104H20L50 -54H28L62 0H-62L-28 -54H-50L-20 -104H-36Z', '#1D4B48') +
        shape('M0 -170L36 -104H20L50 -54H28L62 0H8Z', '#000', 'opacity=".2"') +
        shape('M0 -170L14 -144L-8 -128L-24 -126ZM-20 -104L4 -86L-34 -78ZM-28 -54L0 -34L-42 -28Z', colors.paper) +
        box(-8, 0, 16, 18, '#3A2A1E'),
    );
  return (
    fir(230, 716, 1.1) +
    fir(340, 746, 1.5) +
    fir(130, 770, 1.7) +
    fir(1300, 726, 1.3) +
    fir(1420, 760, 1.8) +
    fir(1216, 700, 0.8)
  );
}

function rail(): string {
  let bars = '';
  for (let x = 40; x < WIDTH; x += 152) bars += `M${x} 850h58l14 44l-14 44l14 62h-72l14 -62l-14 -44Z`;
  return (
    shape(bars, '#7A3D1C') +
    box(0, 786, WIDTH, 74, colors.wood) +
    box(0, 786, WIDTH, 14, '#B9744A') +
    box(0, 846, WIDTH, 14, colors.woodDark)
  );
}

/** The poncho of sixty stripes, hung over the rail. */
function poncho(): string {
  let stripes = '';
  for (let i = 0; i < 15; i++) stripes += `M${470 + i * 24} 764L${462 + i * 25} 1010`;
  let fringe = '';
  for (let i = 0; i < 31; i++) fringe += `M${452 + i * 13} 986v26`;
  return (
    shape(
      'M446 772Q446 748 470 746H812Q836 748 838 772L852 1000H430Z',
      CAST_COLOR,
      'opacity=".25" transform="translate(20 8)"',
    ) +
    shape('M446 772Q446 748 470 746H812Q836 748 838 772L850 986H434Z', colors.tierraDeep) +
    line(stripes, '#F1E2C4', 6) +
    shape('M600 746H690L700 986H594Z', colors.lapacho) +
    stitch('M645 752V980', colors.paper, 12, '26 14') +
    line(fringe, '#F1E2C4', 5) +
    shape('M446 772Q446 748 470 746H812Q836 748 838 772L839 790H445Z', '#fff', 'opacity=".16"')
  );
}

function guampa(): string {
  return group(
    'translate(1010 792) scale(1.3)',
    oval(20, 0, 82, 12, CAST_COLOR, CAST) +
      line('M18 -150L62 -262', '#D8DDD3', 12) +
      line('M60 -262L96 -270', '#D8DDD3', 12) +
      shape('M-44 0C-70 -50 -66 -110 -52 -158H52C66 -110 70 -50 44 0Z', '#3E2312') +
      shape('M14 0C36 -60 34 -110 26 -158H52C66 -110 70 -50 44 0Z', '#000', 'opacity=".3"') +
      shape('M-34 -14C-52 -56 -50 -100 -42 -140H-24C-34 -100 -34 -50 -18 -14Z', '#fff', 'opacity=".14"') +
      shape('M-58 -172H58V-146H-58Z', '#D8DDD3') +
      shape('M20 -172H58V-146H20Z', '#000', SHADE) +
      shape('M-52 -172C-40 -196 40 -200 52 -172Z', colors.leaf) +
      stitch('M-36 -178Q0 -192 38 -178', colors.sprout, 8, '3 11'),
  );
}
