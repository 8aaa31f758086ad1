// What stands on the table of ownDimensions.ts, in the patches' units.
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

/** A clay money pot. */
export function pot(): string {
  return (
    oval(382, 444, 86, 13, colors.night, 'opacity=".4"') +
    shape(
      'M322 292H404Q408 306 398 314C440 328 458 360 454 392C450 424 426 446 362 446C300 446 274 424 270 392C268 360 286 328 330 314Q318 306 322 292Z',
      colors.road,
    ) +
    shape(
      'M384 292H404Q408 306 398 314C440 328 458 360 454 392C450 424 426 446 362 446C420 430 428 350 382 320Z',
      colors.tierraDeep,
      'opacity=".55"',
    ) +
    oval(363, 293, 41, 10, colors.tierraNight) +
    stitch('M276 386Q362 420 450 384', colors.straw, 5, '14 10')
  );
}

/** Half an orange. */
export function orange(): string {
  const wedges = Array.from({ length: 9 }, (_one, index) =>
    group(
      `rotate(${index * 40})`,
      shape('M-4 -12Q-24 -44 -17 -56Q0 -64 17 -56Q24 -44 4 -12Q0 -8 -4 -12Z', colors.orange),
    ),
  ).join('');
  return (
    oval(396, 446, 62, 9, colors.night, 'opacity=".4"') +
    group(
      'translate(392 394) scale(.66)',
      circle(8, 0, 82, '#C96F17') + circle(0, 0, 78, colors.orange) + circle(0, 0, 70, '#FCE7BE') + wedges,
    )
  );
}

/** An open tin of paint. */
export function tin(): string {
  return (
    oval(404, 446, 60, 9, colors.night, 'opacity=".4"') +
    box(352, 366, 100, 80, '#B9C4BD') +
    box(424, 366, 28, 80, '#98A39B') +
    oval(402, 366, 50, 12, colors.road) +
    shape('M372 372V404Q382 416 388 404V374Z', colors.road)
  );
}

/** An open notebook. */
export function book(): string {
  const lines = (x: number) =>
    [0, 1, 2].map((row) => stitch(`M${x - row * 7} ${402 + row * 13}h84`, '#C9B48C', 4, '10 7')).join('');
  return (
    shape('M120 388Q190 374 240 388Q290 374 360 388L386 450Q300 436 242 450Q180 436 94 450Z', colors.lapacho) +
    shape('M126 384Q190 370 240 384V442Q180 430 102 442Z', colors.paper) +
    shape('M354 384Q290 370 240 384V442Q300 430 380 442Z', '#F3E6CA') +
    lines(136) +
    lines(262)
  );
}

/** A lantern that shines. */
export function lamp(): string {
  return group(
    'translate(-18 216) scale(.54)',
    oval(252, 414, 116, 16, colors.night, 'opacity=".6"') +
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
      box(150, 390, 180, 22, colors.tierraDeep, 'rx="6"'),
  );
}

/** Mate, ready to be passed on. */
export function guampa(): string {
  return (
    oval(104, 446, 46, 8, colors.night, 'opacity=".4"') +
    shape('M68 386H140L132 444H76Z', colors.wood) +
    oval(104, 386, 36, 9, colors.leaf) +
    line('M112 386L138 336', '#C9CFC6', 6)
  );
}
