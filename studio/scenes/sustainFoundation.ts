// What the foundation does in its own house.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { frame, hem, SHADE, shadow } from './sustainFrame.ts';

const STEEL = '#8FA39A';

/** A bin of three parts, each with what goes into it. */
export function recycling(): string {
  const part = (x: number, color: string, lid: string) =>
    shape(`M${x} 372H${x + 214}L${x + 200} 716H${x + 14}Z`, color) +
    shape(`M${x + 150} 372H${x + 214}L${x + 200} 716H${x + 146}Z`, '#000', SHADE) +
    box(x - 8, 350, 230, 34, lid, 'rx="8"') +
    oval(x + 107, 352, 74, 15, colors.tierraNight);
  const bottle =
    shape('M-34 60V-40C-34 -72 -14 -78 -14 -104V-130H14V-104C14 -78 34 -72 34 -40V60Z', '#9FD0C8') +
    shape('M10 60V-130H14V-104C14 -78 34 -72 34 -40V60Z', '#000', 'opacity=".14"') +
    box(-18, -150, 36, 24, colors.lapacho) +
    box(-34, -30, 68, 42, colors.paper);
  const can =
    box(-40, -66, 80, 130, STEEL) +
    box(14, -66, 26, 130, '#000', SHADE) +
    box(-40, -44, 80, 66, colors.tierra) +
    oval(0, -66, 40, 10, '#C9D4CE');
  const paper =
    shape('M-70 60L-58 -92L30 -104L48 60Z', colors.paper) +
    shape('M-30 60L-4 -70L72 -56L60 60Z', colors.cream) +
    line('M4 -36L52 -28M-2 -10L48 -2', '#B79A78', 7);
  return frame(
    { name: 'ecopunto', theme: 'foundation', wall: ['#F0A92C', colors.sun], ground: ['#9C4A2C', '#B55E38'] },
    shadow(640, 724, 820) +
      place(bottle, 360, 322, 1.05, -10) +
      place(paper, 606, 330, 1.08) +
      place(can, 838, 332, 1.05, 12) +
      part(256, colors.forest, '#2F6B50') +
      part(493, '#2F7F8C', '#3F97A3') +
      part(730, '#C9702B', '#DB8640') +
      line('M330 560a34 34 0 1 1 10 24M330 560l-20 -6M330 560l10 -22', colors.cream, 11) +
      stitch('M560 500H640M560 540H640M560 580H640', colors.cream, 11, '26 16') +
      shape('M800 500H878L866 590H812Z', 'none', `stroke="${colors.cream}" stroke-width="11" stroke-linejoin="round"`) +
      line('M256 724H944', colors.tierraNight, 10),
  );
}

/** A drawer with its lock shut; the key hangs beside it. */
export function security(): string {
  const drawer = (y: number, shut: string) =>
    box(330, y, 470, 148, shut) + box(350, y + 18, 430, 112, '#A4623A') + box(350, y + 112, 430, 18, '#000', SHADE);
  const lock =
    line('M-50 0V-46A50 50 0 0 1 50 -46V0', '#D8DDD3', 24) +
    line('M42 -66A50 50 0 0 1 50 -46V0', '#8FA39A', 24) +
    box(-86, -6, 172, 140, colors.sun, 'rx="14"') +
    shape('M30 -6H72Q86 -6 86 8V120Q86 134 72 134H30Z', colors.gold) +
    circle(0, 50, 20, colors.tierraNight) +
    shape('M-9 56H9L15 100H-15Z', colors.tierraNight);
  const key =
    line('M0 -150V-60', colors.rose, 6) +
    circle(0, -20, 40, 'none', `stroke="${colors.sun}" stroke-width="20"`) +
    line('M0 22V150M0 104H36M0 146H44', colors.sun, 20) +
    line('M6 28V150', colors.gold, 6);
  return frame(
    {
      name: 'candado',
      theme: 'foundation',
      wall: ['#123A2D', '#1F5A40'],
      ground: ['#5E2F12', '#8B4A24'],
      light: [660, 90],
    },
    shadow(600, 740, 640, 0.45) +
      box(300, 226, 530, 510, colors.wood) +
      box(286, 206, 558, 34, '#A4623A') +
      box(700, 240, 130, 496, '#000', SHADE) +
      drawer(260, colors.woodDark) +
      drawer(420, colors.woodDark) +
      drawer(580, colors.woodDark) +
      box(510, 316, 110, 24, colors.tierraNight, 'rx="12"') +
      box(510, 640, 110, 24, colors.tierraNight, 'rx="12"') +
      shape('M480 470L660 470L684 620L504 640Z', '#000', 'opacity=".3"') +
      place(lock, 565, 496, 1.02) +
      circle(962, 196, 12, colors.straw) +
      place(key, 962, 348, 1.05),
  );
}

/** The round of tereré in the break: the flask, the guampa, and a jug with ice and herbs. */
export function workplace(): string {
  const flask =
    shape('M-86 0V-300Q-86 -344 -44 -352H44Q86 -344 86 -300V0Z', colors.tierra) +
    shape('M30 -352H44Q86 -344 86 -300V0H30Z', '#000', SHADE) +
    box(-92, -30, 184, 34, colors.tierraDeep, 'rx="8"') +
    box(-58, -404, 116, 58, '#D8DDD3', 'rx="10"') +
    box(24, -404, 34, 58, '#000', SHADE) +
    line('M-86 -270C-150 -268 -150 -110 -86 -112', colors.tierraDeep, 24) +
    hem('M-66 -310H66M-66 -70H66', colors.straw) +
    line('M-30 -236L30 -140M30 -236L-30 -140M0 -252V-124M-48 -188H48', colors.sun, 9);
  const guampa =
    line('M26 -190L74 -330', '#D8DDD3', 13) +
    oval(20, -178, 13, 22, '#D8DDD3') +
    shape('M-70 -186H74C66 -110 54 -50 40 0H-36C-50 -50 -62 -110 -70 -186Z', '#6B3418') +
    shape('M30 -186H74C66 -110 54 -50 40 0H14C24 -60 30 -120 30 -186Z', '#000', 'opacity=".25"') +
    oval(2, -186, 72, 15, '#4F7A3A') +
    line('M-70 -176Q2 -150 74 -176', '#D8DDD3', 13) +
    shape('M-40 -196C-52 -232 -30 -252 -14 -240C-8 -220 -20 -202 -40 -196Z', colors.sprout);
  const jug =
    shape('M-116 -288H116L98 0H-98Z', '#BFE0DC', 'opacity=".85"') +
    shape('M-108 -170H108L98 0H-98Z', '#86C2BE', 'opacity=".9"') +
    shape('M52 -288H116L98 0H44Z', '#1F5A5A', 'opacity=".18"') +
    line('M112 -236C190 -236 184 -80 104 -84', '#BFE0DC', 20) +
    shape('M-116 -288H116L112 -264H-140Z', '#DDF0EC') +
    box(-70, -160, 58, 54, '#EAF7F4', 'rx="8" transform="rotate(-14 -41 -133)"') +
    box(4, -150, 56, 52, '#EAF7F4', 'rx="8" transform="rotate(10 32 -124)"') +
    shape('M-30 -280C-80 -330 -60 -390 -10 -400C10 -360 0 -310 -30 -280Z', colors.leaf) +
    shape('M-10 -282C10 -340 60 -360 96 -338C92 -300 40 -274 -10 -282Z', colors.sprout);
  return frame(
    {
      name: 'ronda',
      theme: 'foundation',
      wall: ['#EFA3B5', colors.dawn],
      ground: [colors.lapacho, '#E97CA3'],
      light: [560, 60],
    },
    shadow(320, 708, 250) +
      place(flask, 310, 706, 1.02) +
      shadow(600, 728, 160) +
      place(guampa, 588, 726, 1) +
      shadow(880, 704, 290) +
      place(jug, 866, 702, 1.08),
  );
}

/** A survey on a telephone, and the sheaf of paper that it takes the place of, tied up. */
export function paperless(): string {
  let sheets = '';
  for (let i = 0; i < 9; i++)
    sheets += box(150 + ((i * 13) % 17), 688 - i * 25, 400, 22, i % 2 ? '#EADCC0' : colors.paper);
  const sheaf =
    shadow(360, 716, 450) +
    sheets +
    box(470, 488, 86, 224, '#000', 'opacity=".1"') +
    box(338, 482, 22, 230, colors.tierra) +
    box(140, 586, 426, 20, colors.tierra) +
    shape(
      'M348 486C300 430 250 440 262 470C280 492 320 490 348 486C396 430 446 440 434 470C416 492 376 490 348 486Z',
      colors.tierra,
    ) +
    circle(348, 486, 17, colors.tierraDeep);
  const row = (y: number, on: number) =>
    box(-104, y, 208, 12, '#C9D4CE') +
    [0, 1, 2].map((i) => circle(-76 + i * 76, y + 56, 26, i === on ? colors.monte : '#DDE7E1')).join('') +
    line(`M${-88 + on * 76} ${y + 56}l9 10l17 -19`, colors.paper, 7);
  const phone =
    box(-150, -500, 300, 560, colors.tierraNight, 'rx="34"') +
    box(-132, -470, 264, 496, colors.paper, 'rx="14"') +
    row(-430, 2) +
    row(-310, 1) +
    row(-190, 2) +
    box(-104, -60, 208, 54, colors.tierra, 'rx="6"');
  return frame(
    {
      name: 'papel',
      theme: 'foundation',
      wall: ['#BFDACA', colors.mist],
      ground: ['#1F5A40', '#2F6B50'],
      light: [820, 330],
    },
    sheaf + shadow(830, 728, 330) + place(phone, 804, 676, 1, 6),
  );
}

/** A report, open; whoever likes can look closer. */
export function transparency(): string {
  const page = (side: 1 | -1) =>
    shape(
      `M0 0C${side * 60} -40 ${side * 250} -50 ${side * 360} -14V-400C${side * 250} -436 ${side * 60} -426 0 -386Z`,
      side < 0 ? colors.paper : '#F1E3C6',
    );
  const bars = [64, 108, 92, 150]
    .map((tall, i) =>
      box(84 + i * 62, -86 - tall, 40, tall, [colors.forest, colors.gold, colors.tierra, colors.forest][i] ?? ''),
    )
    .join('');
  const report =
    shape('M0 34C60 -6 260 -16 384 20V-390H-384V20C-260 -16 -60 -6 0 34Z', colors.forest) +
    page(-1) +
    page(1) +
    line('M-310 -350C-230 -368 -120 -362 -60 -340', colors.tierra, 16) +
    line(
      'M-310 -290C-220 -306 -120 -300 -60 -280M-310 -240C-220 -256 -120 -250 -60 -230M-310 -190C-220 -206 -120 -200 -60 -180M-310 -140C-220 -156 -120 -150 -60 -130M-310 -90C-260 -98 -220 -100 -180 -96',
      '#C7AE88',
      9,
    ) +
    bars +
    line('M66 -80C150 -98 250 -100 330 -84', colors.tierraNight, 7) +
    line('M0 -386V0', '#B79A78', 5);
  const glass =
    line('M72 74L170 190', colors.tierraNight, 34) +
    line('M66 62L160 176', colors.woodDark, 13) +
    circle(0, 0, 112, '#CFE4D6', 'opacity=".75"') +
    box(-62, -30, 50, 84, colors.gold) +
    box(12, -76, 50, 130, colors.tierra) +
    line('M-74 62H74', colors.tierraNight, 9) +
    circle(0, 0, 112, 'none', `stroke="${colors.sun}" stroke-width="22"`) +
    line('M-62 -58A86 86 0 0 1 -12 -84', '#fff', 11, 'opacity=".8"');
  return frame(
    {
      name: 'memoria',
      theme: 'foundation',
      wall: ['#6B1F10', '#84301C'],
      ground: ['#B4693A', '#D08A52'],
      light: [900, 420],
    },
    shadow(600, 722, 860, 0.4) + place(report, 540, 680, 1.08) + place(glass, 856, 436, 1.12),
  );
}

/** A basket from the fair: a cheese, honey, greens. */
export function purchases(): string {
  const honey =
    box(-66, -150, 132, 160, '#E39A22', 'rx="20"') +
    shape('M24 -150H46Q66 -150 66 -130V-10Q66 10 46 10H24Z', '#000', SHADE) +
    box(-74, -190, 148, 52, colors.lapacho, 'rx="6"') +
    box(-46, -110, 92, 66, colors.paper) +
    line('M0 -98l18 11v20l-18 11l-18 -11v-20Z', colors.gold, 6);
  const cheese =
    box(-150, -70, 300, 160, '#FBEFD2', 'rx="22"') +
    shape('M70 -70H128Q150 -70 150 -48V90H84Z', '#000', 'opacity=".12"') +
    shape('M-150 -30V-48Q-150 -70 -128 -70H128Q150 -70 150 -48V-30C60 -10 -60 -10 -150 -30Z', '#FFF8E6') +
    line('M-100 10H10M-124 44H-20', '#DDBF7C', 8);
  const leaf = (turn: number, color: string) =>
    group(
      `rotate(${turn})`,
      shape('M0 0C-46 -60 -44 -150 0 -206C44 -150 46 -60 0 0Z', color) + line('M0 -20V-170', '#DDEBC0', 7),
    );
  const greens = leaf(-34, '#3F7D45') + leaf(30, '#4F8F5A') + leaf(-2, '#79B56C');
  let weave = '';
  for (let y = 0; y < 4; y++) weave += `M${-278 + y * 14} ${44 + y * 46}H${278 - y * 14}`;
  const basket =
    shape('M-300 0H300L240 214Q0 236 -240 214Z', '#B97A3E') +
    shape('M110 0H300L240 214Q180 224 110 228Z', '#000', SHADE) +
    stitch(weave, colors.straw, 15, '36 22') +
    box(-316, -26, 632, 46, '#D99A4E', 'rx="20"') +
    stitch('M-290 -4H290', '#8E5A2C', 7, '20 16');
  return frame(
    {
      name: 'canasta',
      theme: 'foundation',
      wall: ['#EBDCBB', '#F6ECD4'],
      ground: [colors.clay, '#E2835C'],
      light: [700, 180],
    },
    line('M328 500C328 120 872 120 872 500', '#8E5A2C', 30) +
      shadow(620, 736, 620) +
      place(greens, 770, 500, 1.15) +
      place(honey, 404, 470, 1.1, -5) +
      place(cheese, 584, 436, 1.02) +
      place(basket, 600, 510, 1),
  );
}
