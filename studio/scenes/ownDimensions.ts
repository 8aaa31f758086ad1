// The six dimensions of one's own Stoplight, patches of 480 x 480 that lie side by side: one still life each.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';

const SIDE = 480;
const SHADE = 'opacity=".16"';
/** Where all things stand. */
const TABLE = 372;

/** Each patch by the id of its dimension. */
export function ownDimensions(): Record<string, string> {
  const patches: Record<string, string> = {
    ingresos: savings(),
    salud: water(),
    vivienda: house(),
    educacion: notebook(),
    organizacion: meeting(),
    interioridad: lantern(),
  };
  return Object.fromEntries(
    Object.entries(patches).map(([name, body]) => [
      name,
      canvas({ width: SIDE, height: SIDE, name: `patch${name}`, grain: 0.4 }, body),
    ]),
  );
}

function ground(wall: string, lit: string, top: string, front: string): string {
  return (
    box(0, 0, SIDE, SIDE, wall) +
    shape('M0 0H300L0 330Z', lit) +
    box(0, TABLE - 26, SIDE, SIDE, top) +
    box(0, TABLE + 54, SIDE, SIDE, front)
  );
}

/** A clay money pot, and the coins that are still to go in. */
function savings(): string {
  const pot =
    oval(262, TABLE + 16, 142, 22, colors.tierraNight, 'opacity=".28"') +
    shape(
      'M158 150H286Q292 172 276 186C340 206 368 258 362 304C356 350 320 386 222 386C124 386 88 350 82 304C76 258 104 206 168 186Q152 172 158 150Z',
      colors.road,
    ) +
    shape(
      'M252 150H286Q292 172 276 186C340 206 368 258 362 304C356 350 320 386 222 386C312 370 330 250 250 190Z',
      colors.tierraDeep,
      'opacity=".55"',
    ) +
    shape('M118 250Q128 216 160 204Q130 236 128 276Q114 272 118 250Z', '#E8946C') +
    oval(222, 152, 64, 15, colors.tierraDeep) +
    box(192, 147, 60, 9, colors.tierraNight, 'rx="4"') +
    stitch('M88 300Q222 350 358 300', colors.straw, 7, '20 14');
  const coin = (x: number, y: number) =>
    shape(`M${x - 44} ${y}a44 13 0 0 1 88 0v14a44 13 0 0 1 -88 0Z`, colors.gold) + oval(x, y, 44, 13, '#FFDD83');
  const falling = group(
    'translate(222 86) rotate(-16)',
    oval(5, 0, 32, 42, '#B5720F') +
      oval(0, 0, 32, 42, '#FFDD83') +
      oval(0, 0, 20, 29, colors.gold) +
      oval(-2, 0, 17, 26, '#FFDD83'),
  );
  return (
    ground(colors.sun, '#FACB67', colors.wood, colors.woodDark) +
    falling +
    pot +
    oval(404, TABLE + 30, 62, 12, colors.tierraNight, 'opacity=".35"') +
    [0, 1, 2, 3].map((row) => coin(392 + (row % 2) * 5, TABLE + 14 - row * 16)).join('')
  );
}

/** Clean water, half an orange, a sprig of mint. */
function water(): string {
  const glass =
    oval(206, TABLE + 22, 96, 14, colors.monte, SHADE) +
    shape('M114 116H276L258 392H132Z', '#F2FAF4', 'opacity=".85"') +
    shape('M120 190H270L257 384H133Z', '#7DB9C4') +
    shape('M216 190H270L257 384H206Z', '#5A9FAE') +
    oval(195, 190, 75, 13, '#B4DCE0') +
    shape('M134 214H152L160 360H144Z', '#D6EEF0', 'opacity=".8"') +
    line('M114 117H276', colors.paper, 7);
  const leaf = (x: number, y: number, turn: number, size: number, color: string) =>
    place(
      shape('M0 0C26 -18 30 -56 0 -88C-30 -56 -26 -18 0 0Z', color) + line('M0 -6V-70', colors.forest, 3),
      x,
      y,
      size,
      turn,
    );
  const mint =
    line('M236 196Q270 110 318 48', colors.forest, 8) +
    leaf(258, 138, 84, 0.8, colors.leaf) +
    leaf(254, 146, -34, 0.72, colors.sprout) +
    leaf(286, 92, 92, 0.74, colors.leaf) +
    leaf(284, 96, -22, 0.7, colors.sprout) +
    leaf(314, 56, 38, 0.74, colors.leaf);
  const wedges = Array.from({ length: 9 }, (_one, index) =>
    group(
      `rotate(${index * 40})`,
      shape('M-4 -12Q-24 -44 -17 -56Q0 -64 17 -56Q24 -44 4 -12Q0 -8 -4 -12Z', colors.orange),
    ),
  ).join('');
  const orange =
    oval(372, TABLE + 24, 92, 13, colors.monte, SHADE) +
    circle(366, 312, 82, '#C96F17') +
    group('translate(356 312)', circle(0, 0, 78, colors.orange) + circle(0, 0, 70, '#FCE7BE') + wedges);
  return ground(colors.mist, '#DFEEE3', '#F4E8CE', '#E3D2AC') + mint + glass + orange;
}

/** A brick house with its door open and a light inside. */
function house(): string {
  const walls =
    shape('M96 214H330V404H96Z', colors.clay) +
    shape('M330 214H400V404H330Z', colors.tierra) +
    line('M112 244h26M176 244h26M240 244h26M296 244h22', '#BC5631', 5) +
    line('M112 380h26M200 380h16M284 380h26M112 340h14M290 340h26M300 300h20', '#BC5631', 5) +
    box(218, 280, 66, 124, colors.tierraNight) +
    box(226, 288, 50, 116, colors.sun) +
    shape('M226 288L260 300V404H226Z', colors.forest) +
    box(124, 282, 66, 56, colors.tierraNight) +
    box(130, 288, 54, 44, colors.sun) +
    line('M157 288V332', colors.tierraNight, 5);
  const roof =
    shape('M70 222L128 122H382L424 222Z', colors.tierraDeep) +
    shape('M330 222L366 122H382L424 222Z', colors.tierraNight) +
    [150, 174, 198].map((y) => stitch(`M${132 - (y - 122) * 0.56} ${y}H348`, '#A4432A', 6, '20 8')).join('') +
    box(286, 84, 34, 60, colors.clay) +
    box(306, 84, 14, 60, colors.tierra) +
    line('M304 66Q290 46 308 34Q326 22 314 4', colors.paper, 11);
  return (
    box(0, 0, SIDE, SIDE, colors.dawn) +
    shape('M0 0H300L0 330Z', '#F9CBD2') +
    shape('M0 330Q120 268 260 318Q380 350 480 296V480H0Z', colors.leaf) +
    shape('M0 404H480V480H0Z', colors.road) +
    shape('M210 404H292L352 480H150Z', '#E08A5E') +
    oval(424, 300, 44, 66, colors.forest) +
    box(418, 340, 12, 62, colors.woodDark) +
    roof +
    walls +
    stitch('M0 440H140M362 440H480', '#F3B08A', 5, '22 16')
  );
}

/** An open notebook, a pencil across it. */
function notebook(): string {
  const lines = (x: number, long: number) =>
    [0, 1, 2, 3, 4]
      .map((row) => stitch(`M${x} ${186 + row * 40}h${long - (row === 4 ? 60 : 0)}`, '#C9B48C', 6, '16 10'))
      .join('');
  const book =
    shape(
      'M52 138Q150 108 240 138Q330 108 428 138V404Q330 376 240 404Q150 376 52 404Z',
      colors.night,
      'opacity=".35" transform="translate(12 16)"',
    ) +
    shape('M40 142Q150 104 240 138Q330 104 440 142V404Q330 372 240 402Q150 372 40 404Z', colors.lapacho) +
    shape('M54 134Q150 100 240 132V392Q150 362 54 392Z', colors.paper) +
    shape('M426 134Q330 100 240 132V392Q330 362 426 392Z', '#F3E6CA') +
    shape('M240 132Q222 124 206 120V382Q224 386 240 392Z', '#E3D2AC') +
    lines(80, 120) +
    lines(268, 130);
  const pencil = group(
    'translate(332 262) rotate(36)',
    box(-16, -176, 32, 262, colors.sun) +
      box(4, -176, 12, 262, colors.gold) +
      shape('M-16 86H16L0 128Z', colors.smile) +
      shape('M4 86H16L0 128Z', colors.straw) +
      shape('M-6 112H6L0 128Z', colors.tierraNight) +
      box(-16, -196, 32, 22, '#B9C4BD') +
      box(-16, -222, 32, 28, colors.lapacho, 'rx="8"'),
  );
  return box(0, 0, SIDE, SIDE, colors.forest) + shape('M0 0H300L0 330Z', '#2A6B4E') + book + pencil;
}

/** A round table from above with its lace, and a stool for each who comes. */
function meeting(): string {
  const seats = [colors.sun, colors.mist, colors.lapacho, colors.straw, colors.sprout, colors.rose];
  const stools = seats
    .map((color, index) => {
      const turn = ((index * 60 + 30) * Math.PI) / 180;
      const [x, y] = [240 + Math.sin(turn) * 182, 240 - Math.cos(turn) * 182];
      return (
        circle(x + 9, y + 11, 47, colors.tierraNight, 'opacity=".4"') + circle(x, y, 46, color) + stitchRing(x, y, 32)
      );
    })
    .join('');
  return (
    box(0, 0, SIDE, SIDE, colors.tierra) +
    shape('M0 0H300L0 330Z', '#B8462A') +
    stools +
    circle(252, 256, 122, colors.tierraNight, 'opacity=".4"') +
    circle(240, 240, 122, colors.wood) +
    circle(240, 240, 112, '#A4623A') +
    lace(
      'reunion',
      { family: 'guava', rim: 'scallop', ground: colors.paper, thread: colors.lapacho, detail: 0.35, weight: 1.3 },
      240,
      240,
      92,
    )
  );
}

function stitchRing(x: number, y: number, radius: number): string {
  return circle(
    x,
    y,
    radius,
    'none',
    `stroke="${colors.tierraDeep}" stroke-width="4" stroke-dasharray="11 9" stroke-linecap="round"`,
  );
}

/** A lantern that shines in the night. */
function lantern(): string {
  const glow = circle(240, 262, 214, '#1F4A38') + circle(240, 262, 158, '#39613F') + circle(240, 262, 106, '#7C8A45');
  const body =
    oval(252, TABLE + 42, 116, 16, colors.night, 'opacity=".6"') +
    line('M171 252L164 168Q166 62 240 60Q314 62 316 168L309 252', colors.straw, 9) +
    shape('M206 118H274L298 158H182Z', colors.clay) +
    shape('M246 118H274L298 158H252Z', colors.tierra) +
    box(216, 96, 48, 24, colors.tierra) +
    shape('M190 158H290Q326 250 290 344H190Q154 250 190 158Z', '#FBE2A6') +
    shape('M252 158H290Q326 250 290 344H252Q284 250 252 158Z', '#F3CE77') +
    shape('M240 196C282 246 280 322 240 326C200 322 198 246 240 196Z', colors.orange) +
    shape('M240 246C262 278 260 320 240 322C220 320 218 278 240 246Z', '#FFF3CE') +
    line('M171 252H309', colors.tierraDeep, 6) +
    shape('M176 344H304L318 392H162Z', colors.clay) +
    shape('M256 344H304L318 392H262Z', colors.tierra) +
    box(150, 390, 180, 22, colors.tierraDeep, 'rx="6"');
  return (
    box(0, 0, SIDE, SIDE, colors.monte) +
    glow +
    box(0, TABLE + 26, SIDE, SIDE, '#5A2E18') +
    box(0, TABLE + 26, SIDE, 12, colors.wood) +
    body
  );
}
