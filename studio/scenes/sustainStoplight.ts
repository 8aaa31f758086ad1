// What the Stoplight looks after, and what came of it.
import { colors } from '../../server/lace/palette.ts';
import {
  box,
  circle,
  group,
  lace,
  line,
  oval,
  place,
  shape,
  stitch,
  tenth,
  whole,
} from '../../server/lace/primitives.ts';
import { frame, hem, SHADE, shadow } from './sustainFrame.ts';

/** A jug of clear water on its stand, a swept yard behind it. */
export function surroundings(): string {
  const jar =
    shape(
      'M-70 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0S-190 -70 -190 -170C-190 -250 -150 -316 -58 -340Z',
      colors.clay,
    ) +
    shape('M30 -392H70L58 -340C150 -316 190 -250 190 -170C190 -70 120 0 0 0C110 -60 130 -260 34 -340Z', '#000', SHADE) +
    oval(0, -392, 76, 19, '#B4502C') +
    oval(0, -392, 56, 11, '#2F7F8C') +
    stitch('M-172 -220C-90 -188 90 -188 172 -220', colors.cream, 8, '22 15') +
    line('M-150 -170L-110 -130L-70 -170L-30 -130L10 -170L50 -130L90 -170', colors.cream, 9) +
    stitch('M-168 -96C-90 -66 90 -66 168 -96', colors.cream, 8, '22 15');
  const glass =
    shape('M-72 -210H72L56 0H-56Z', '#E2F1EE', 'opacity=".75"') +
    shape('M-64 -140H64L56 0H-56Z', '#5FA8B4') +
    shape('M20 -210H72L56 0H16Z', '#12382C', 'opacity=".16"') +
    oval(0, -140, 64, 11, '#8CC5CC') +
    line('M-44 -120L-38 -40', '#fff', 9, 'opacity=".7"');
  const broom =
    line('M0 0L-70 -520', colors.wood, 18) +
    shape('M-34 -4L30 -12L96 150L-64 168Z', colors.straw) +
    line('M-18 10L-36 150M4 6L4 154M20 2L50 148', '#B98E40', 7) +
    line('M-38 6L34 -4', colors.lapacho, 18);
  return frame(
    {
      name: 'cantaro',
      theme: 'stoplight',
      wall: ['#6FB3BC', '#8AC4C9'],
      ground: ['#D9A964', colors.straw],
      light: [640, 160],
    },
    box(800, 0, 300, 612, '#2F6B70') +
      box(828, 0, 244, 600, '#12453F') +
      shadow(980, 716, 170) +
      place(broom, 984, 560, 1) +
      shadow(400, 720, 470) +
      place(jar, 400, 718, 1.22) +
      shadow(706, 738, 150) +
      place(glass, 700, 736, 1.05),
  );
}

/** Ten pennants over the river at Pilar; one of them is larger. */
export function contest(): string {
  const river =
    box(0, 560, 1200, 230, '#2A6F7C') +
    shape('M0 560H1200V600C900 612 700 588 420 604S120 596 0 606Z', '#3F8D97') +
    stitch('M60 660H340M520 640H700M820 690H1120M180 724H520M640 748H900', '#8AC4C9', 8, '46 26') +
    shape('M0 560C160 520 300 544 470 534S820 512 1200 548V566H0Z', colors.forest);
  const canoe =
    shape('M-230 -34C-120 -2 120 -2 230 -34C204 40 130 56 0 56S-204 40 -230 -34Z', colors.tierraDeep) +
    shape('M60 -8C120 -12 190 -22 230 -34C204 40 130 56 40 56C60 40 70 16 60 -8Z', '#000', SHADE) +
    hem('M-190 12C-90 34 90 34 190 12', colors.sun) +
    line('M40 30L190 -150', colors.straw, 13) +
    shape('M-10 82L26 30L50 50L18 96Z', colors.straw);
  const flags = [
    '#A3265A',
    colors.sun,
    colors.forest,
    colors.cream,
    '#2F7F8C',
    colors.lapacho,
    colors.cream,
    colors.gold,
    colors.forest,
    colors.tierra,
  ]
    .map((color, i) => {
      const x = 96 + i * 112;
      const y = whole(126 + Math.sin((i / 9) * Math.PI) * 96);
      const size = i === 4 ? 1.9 : 1;
      return place(
        shape('M-38 0H38L0 96Z', color) +
          shape('M8 0H38L0 96Z', '#000', 'opacity=".13"') +
          line('M-38 0H38', colors.tierraNight, 5),
        x,
        y,
        size,
      );
    })
    .join('');
  return frame(
    { name: 'pilar', theme: 'stoplight', wall: ['#F2A07B', '#F7B790'], light: [860, 300] },
    line(
      'M700 420q26 -26 46 0q22 -26 48 -4M820 360q20 -20 36 0q18 -20 38 -2M640 350q16 -16 28 0q14 -16 30 -2',
      '#7A3B2E',
      8,
    ) +
      river +
      line('M-20 60Q600 340 1220 60', colors.tierraNight, 5) +
      flags +
      oval(330, 716, 230, 16, '#123C40', 'opacity=".4"') +
      place(canoe, 320, 668, 0.92),
  );
}

/** A recycler's cart, loaded. */
export function recyclers(): string {
  const bale = (x: number, y: number, width: number, height: number, color: string) =>
    box(x, y, width, height, color) +
    box(x + width * 0.72, y, width * 0.28, height, '#000', 'opacity=".13"') +
    line(`M${x + width * 0.28} ${y}V${y + height}M${x + width * 0.64} ${y}V${y + height}`, colors.tierraNight, 6) +
    line(`M${x} ${y + height * 0.36}H${x + width}M${x} ${y + height * 0.68}H${x + width}`, '#fff', 4, 'opacity=".35"');
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    return `M0 0L${tenth(Math.cos(angle) * 96)} ${tenth(Math.sin(angle) * 96)}`;
  }).join('');
  const wheel =
    circle(0, 0, 104, 'none', `stroke="${colors.tierraNight}" stroke-width="22"`) +
    line(spokes, colors.tierraNight, 7) +
    circle(0, 0, 22, colors.sun);
  const tree =
    line('M196 610C190 500 206 440 200 330M200 440L120 340M202 400L290 320', colors.woodDark, 30) +
    [
      [120, 290, 96, '#C93F74'],
      [290, 270, 100, '#C93F74'],
      [200, 210, 120, colors.lapacho],
      [130, 220, 70, '#E97CA3'],
    ]
      .map(([x, y, radius, color]) => circle(Number(x), Number(y), Number(radius), String(color)))
      .join('') +
    line('M90 600h.1M150 640h.1M270 626h.1M330 650h.1M230 660h.1', colors.lapacho, 20);
  const street = box(0, 470, 1200, 136, '#E3A58F') + hem('M0 500H1200', '#F6D2C3');
  return frame(
    {
      name: 'carrito',
      theme: 'stoplight',
      wall: ['#EFC0B0', '#F6D2C3'],
      ground: [colors.road, '#DE6E49'],
      light: [760, 420],
    },
    street +
      tree +
      shadow(700, 730, 760) +
      bale(470, 330, 250, 170, '#C99A5E') +
      bale(724, 360, 220, 140, '#E0D3B4') +
      bale(520, 220, 200, 112, '#D9B27A') +
      bale(730, 256, 176, 106, '#8DB6B0') +
      line('M440 520L250 470M250 470V450', colors.woodDark, 20) +
      box(430, 496, 540, 34, colors.wood) +
      shape('M440 530H960L930 600H470Z', colors.monte) +
      shape('M800 530H960L930 600H790Z', '#000', SHADE) +
      hem('M478 566H920', colors.sun) +
      line('M470 600V716', colors.woodDark, 20) +
      place(wheel, 740, 620, 1),
  );
}

/** A door that is being painted green. */
export function verdeate(): string {
  const green = '#2E8A5A';
  const door =
    box(430, 96, 330, 624, '#3A1D10') +
    box(446, 112, 298, 608, '#C58A58') +
    shape(
      'M446 112H744V470C720 452 712 500 690 486C664 470 652 520 626 500C600 482 590 520 566 512C536 502 530 470 504 486C484 496 470 520 446 504Z',
      green,
    ) +
    box(480, 150, 104, 190, '#000', 'opacity=".14"') +
    box(606, 150, 104, 190, '#000', 'opacity=".14"') +
    box(480, 540, 104, 150, '#000', 'opacity=".12"') +
    box(606, 540, 104, 150, '#000', 'opacity=".12"') +
    circle(470, 424, 15, colors.sun);
  const tin =
    shape('M-96 -150H96V0H-96Z', '#D8DDD3') +
    box(36, -150, 60, 150, '#000', SHADE) +
    box(-96, -104, 192, 64, green) +
    oval(0, -150, 96, 24, '#B9C4BD') +
    oval(0, -148, 80, 17, green) +
    line('M-94 -146C-90 -270 90 -270 94 -146', '#8FA39A', 8) +
    shape('M52 -146C50 -100 60 -96 62 -66C64 -44 82 -44 82 -70V-140Z', green);
  const brush =
    line('M0 0L120 -168', colors.wood, 26) +
    line('M6 -8L34 -48', '#C9D0C8', 46) +
    shape('M-40 -14L16 26L-22 92C-50 88 -86 64 -92 44Z', colors.straw) +
    shape('M-62 18L-6 56L-22 92C-50 88 -86 64 -92 44Z', green);
  return frame(
    {
      name: 'puerta',
      theme: 'stoplight',
      wall: ['#F3E0BA', '#FBEFD6'],
      ground: ['#B0502F', '#C9683F'],
      light: [700, 60],
    },
    box(0, 560, 1200, 40, '#E2CB9C') +
      group('translate(-90 0)', door + box(400, 706, 390, 26, '#E0B98A')) +
      shadow(900, 724, 240) +
      place(tin, 890, 722, 1.15) +
      place(brush, 560, 470, 1.05),
  );
}

/** A wreath of seventeen leaves around a prize. */
export function award(): string {
  const leaves = Array.from({ length: 17 }, (_, i) => {
    const angle = -232 + (i / 16) * 284;
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return group(
      `translate(${whole(600 + x * 226)} ${whole(330 + y * 226)}) rotate(${whole(angle + (angle < -90 ? -40 : 40) + (angle < -90 ? 90 : 90))})`,
      shape('M0 40C-34 10 -30 -44 0 -74C30 -44 34 10 0 40Z', i % 2 ? '#3F7D45' : '#5F8F4E') +
        line('M0 30V-52', '#CFE0B4', 5),
    );
  }).join('');
  const cup =
    box(-120, -26, 240, 30, colors.tierraNight) +
    box(-84, -70, 168, 46, colors.tierraDeep) +
    box(-18, -150, 36, 84, colors.gold) +
    shape('M-130 -390H130C130 -250 90 -150 0 -150S-130 -250 -130 -390Z', colors.sun) +
    shape('M40 -390H130C130 -250 90 -150 0 -150C50 -220 60 -300 40 -390Z', colors.gold) +
    oval(0, -390, 130, 22, '#FBD98A') +
    line('M-126 -350C-220 -350 -210 -230 -100 -226M126 -350C220 -350 210 -230 100 -226', colors.gold, 22) +
    lace(
      'personas',
      {
        family: 'guava',
        rim: 'scallop',
        thread: colors.tierra,
        colors: [colors.tierra],
        solid: true,
        weight: 1.2,
        detail: 1,
      },
      0,
      -292,
      62,
    );
  return frame(
    {
      name: 'premio',
      theme: 'stoplight',
      wall: ['#0F3B3C', '#185154'],
      ground: ['#8E3220', '#A8452C'],
      light: [820, 300],
    },
    leaves + shadow(600, 712, 330, 0.45) + place(cup, 600, 706, 1.06),
  );
}
