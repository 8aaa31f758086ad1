// What becomes of the sewn letter: five things of the privacy policy, 900 x 900 each, on the colours of the page.
import { canvas } from './canvas.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, shape, stitch } from '../../server/lace/primitives.ts';
import type { Point } from './people/geometry.ts';
import { PAPER, seal } from './sewnLetter.ts';

const SIZE = 900;
const SHADE = '#2A0D05';
const INSIDE = '#C9A878';
/** Where the road of `gate` narrows to. */
const EYE: Point = [454, 446];

const thing = (name: string, body: string) => canvas({ width: SIZE, height: SIZE, name, grain: 0.3 }, body);
/** Lies so much to the lower right of what throws it. */
const shadow = (d: string) => shape(d, SHADE, 'opacity=".22" transform="translate(18 26)"');

/** On a device: a telephone in the pocket that was sewn for it, and the letter beside it. */
export function pocket(): string {
  const phone = group(
    'translate(400 372) rotate(-7)',
    box(-150, -268, 300, 640, '#2A1712', 'rx="42"') +
      box(-126, -228, 252, 560, colors.mist, 'rx="14"') +
      line('M-30 -249H30', '#6B4A3C', 9) +
      box(-96, -196, 192, 112, PAPER.light, 'rx="8"') +
      stitch('M-74 -160H66M-74 -120H30', colors.tierra, 11, '26 18') +
      box(-96, -64, 192, 112, PAPER.light, 'rx="8"') +
      stitch('M-74 -28H56M-74 12H10', colors.tierra, 11, '26 18'),
  );
  const letter = group(
    'translate(610 430) rotate(11)',
    box(-96, -150, 240, 330, PAPER.foot, 'rx="4"') +
      shape('M-96 -150H144L34 -38Q24 -30 14 -38Z', PAPER.light) +
      stitch('M-78 -132L14 -50L118 -136', colors.tierra, 8, '20 13'),
  );
  const cloth = 'M170 486H742L714 838Q712 862 688 862H222Q198 862 196 838Z';
  const patch =
    shadow(cloth) +
    shape(cloth, colors.sun) +
    shape('M560 486H742L714 838Q712 862 688 862H540Q566 680 560 486Z', '#E3A52C') +
    shape('M162 470H750V536H162Z', '#FBCB6B') +
    stitch('M184 518H730', colors.tierra, 8, '22 15') +
    stitch('M196 566L220 820Q222 838 240 838H670Q688 838 690 820L714 566', colors.tierraDeep, 9, '24 17') +
    lace(
      'bolsillo',
      { family: 'wheel', rim: 'scallop', thread: colors.tierraDeep, colors: [colors.tierra], weight: 1.3, detail: 0.8 },
      456,
      688,
      96,
    );
  return thing('bolsillo', letter + phone + patch);
}

/** A message: the seam is unpicked, the flap is up, and what was written comes out. */
export function opened(): string {
  const back = shape('M-330 -60H330L38 -352Q0 -388 -38 -352Z', INSIDE) + box(-330, -64, 660, 420, INSIDE);
  const sheet =
    box(-262, -318, 524, 520, PAPER.light) +
    shape('M150 -318H262V-206Z', '#E9DDC4') +
    shape('M150 -318V-206H262Z', PAPER.left) +
    stitch('M-206 -238H84', colors.tierra, 15, '44 24') +
    stitch('M-206 -168H196M-206 -104H150M-206 -40H196M-206 24H110', '#B08C5A', 12, '60 22 30 22');
  const body =
    shape('M-330 -64L20 176L-330 356Z', PAPER.left) +
    shape('M330 -64L-20 176L330 356Z', PAPER.right) +
    shape('M-330 356L-30 128Q0 106 30 128L330 356Z', PAPER.foot) +
    line('M-330 356L-30 128Q0 106 30 128L330 356', '#D2BB8C', 4) +
    // Where the needle went through.
    line('M-292 -16h.1M-236 22h.1M-180 60h.1M180 60h.1M236 22h.1M292 -16h.1', '#B99A63', 9);
  const thread =
    'M292 -16C372 -70 418 10 392 84C362 168 330 240 384 292C436 340 462 268 414 258C366 250 350 330 404 372';
  return thing(
    'abierta',
    group(
      'translate(418 462) rotate(-5) scale(.92)',
      shape('M-330 -60L-38 -352Q0 -388 38 -352L330 -60V356H-330Z', SHADE, 'opacity=".2" transform="translate(20 28)"') +
        back +
        sheet +
        body +
        circle(-214, 300, 74, SHADE, 'opacity=".2"') +
        seal(-222, 288, 74) +
        line(thread, colors.tierra, 10),
    ),
  );
}

/** The server's notes: a line for each thing that was asked for, and none with a name. */
export function notebook(): string {
  const rows = Array.from({ length: 8 }, (_, row) => -214 + row * 62);
  const dashes = ['74 20 40 20', '36 18 96 18', '110 22 28 22', '52 18 52 18'];
  const written = rows
    .map((y, row) =>
      row === 5
        ? stitch(`M-176 ${y}H88`, colors.tierra, 15, '30 20') + circle(150, y, 17, colors.tierra)
        : stitch(`M-176 ${y}H${row % 3 === 1 ? 110 : 184}`, '#A98A5E', 13, dashes[row % dashes.length]),
    )
    .join('');
  const holes = [-236, -158, -80, -2, 76, 154, 232];
  const book =
    box(-252, -296, 520, 626, SHADE, 'opacity=".25" rx="18" transform="translate(20 28)"') +
    box(-262, -304, 530, 632, colors.lapacho, 'rx="18"') +
    box(-238, -290, 488, 596, '#E4D3B0', 'rx="6"') +
    box(-238, -296, 480, 590, PAPER.light, 'rx="6"') +
    line('M-206 -296V294', '#EBC9C0', 4) +
    written +
    holes
      .map((y) => circle(-224, y, 9, '#8E2A55') + line(`M-276 ${y - 6}Q-250 ${y - 26} -224 ${y}`, '#DDE9E2', 11))
      .join('');
  const pencil = group(
    'translate(676 640) rotate(-58)',
    shape('M-250 26H150V54H-250Z', SHADE, 'opacity=".25" transform="translate(10 22)"') +
      box(-220, -24, 350, 16, '#F9CB66') +
      box(-220, -8, 350, 20, colors.sun) +
      box(-220, 12, 350, 14, colors.gold) +
      box(130, -24, 34, 50, '#C9C3B4') +
      box(164, -24, 44, 50, colors.lapacho, 'rx="10"') +
      shape('M-220 -24L-300 1L-220 26Z', '#F3DDB8') +
      shape('M-272 -8L-300 1L-272 10Z', '#2A1712'),
  );
  return thing('anotador', group('translate(426 452) rotate(-6)', book) + pencil);
}

/** Another site: the gate stands open, and the road goes on over somebody else's land. */
export function gate(): string {
  const land =
    shape('M0 470Q220 380 470 452T900 420V900H0Z', colors.sprout) +
    shape('M0 560Q300 486 560 540T900 520V900H0Z', colors.leaf) +
    shape('M0 700Q300 640 900 690V900H0Z', '#4C7A40') +
    shape('M436 452Q470 520 436 580Q380 680 236 900H700Q590 690 520 590Q484 530 470 452Z', colors.road) +
    shape('M560 660Q620 760 700 900H612Q560 760 500 600Z', '#B34424') +
    stitch('M446 486Q478 540 470 600Q462 720 464 890', colors.blush, 13, '34 26');
  const sun =
    circle(640, 236, 92, colors.sun) +
    lace(
      'tranquera',
      { family: 'wheel', rim: 'fan', thread: colors.gold, colors: [colors.paper], weight: 1.6, detail: 0.8 },
      640,
      236,
      130,
    );
  const fence = (from: number, to: number) =>
    [602, 690, 778]
      .map((y) => box(from, y, to - from, 24, colors.wood) + box(from, y + 15, to - from, 9, colors.woodDark))
      .join('');
  const post = (x: number) =>
    box(x, 520, 46, 380, '#A4623A') + box(x + 28, 520, 18, 380, colors.woodDark) + box(x - 6, 506, 58, 22, '#B8743F');
  // Turned outwards on the right post until it stands along the road: with the road it narrows to one point.
  const far = ([x, y]: Point): Point => [x + (EYE[0] - x) * 0.46, y + (EYE[1] - y) * 0.46];
  const strip = (from: Point, to: Point, thick: number, color: string) =>
    shape(
      `M${from.join(' ')}L${to.map(Math.round).join(' ')}v${Math.round(thick * 0.54)}L${from[0]} ${from[1] + thick}Z`,
      color,
    );
  const rails = [556, 632, 708, 784];
  const leaf =
    shape('M706 842L591 664L640 672L760 842Z', SHADE, 'opacity=".16"') +
    strip([702, 784], far([702, 556]), 26, colors.wood) +
    rails.map((y, row) => strip([702, y], far([702, y]), 26, row % 2 ? '#A4623A' : '#B8743F')).join('') +
    shape('M578 494H594V654H578Z', colors.woodDark) +
    shape('M686 540H706V832H686Z', '#8A4A2A');
  return thing('tranquera', sun + land + fence(0, 180) + post(168) + leaf + fence(740, 900) + post(696));
}

/** For everyone: a letter of the alphabet that is large enough, and the glasses that are not needed now. */
export function sampler(): string {
  const hoop =
    circle(446, 420, 330, SHADE, 'opacity=".25"') +
    circle(430, 396, 336, '#D8A25E') +
    circle(430, 396, 336, 'none', `stroke="${colors.wood}" stroke-width="14"`) +
    circle(430, 396, 300, PAPER.light) +
    circle(430, 396, 300, 'none', `stroke="${colors.gold}" stroke-width="10"`) +
    box(402, 34, 56, 46, colors.gold, 'rx="10"') +
    box(386, 14, 88, 26, '#C9C3B4', 'rx="12"');
  const letter =
    stitch('M420 206L268 566M440 206L592 566', colors.tierra, 34, '46 51') +
    stitch('M352 450H512', colors.tierra, 34, '46 51') +
    stitch('M218 620H642', '#B08C5A', 11, '34 20');
  const glasses = group(
    'translate(520 742) rotate(-9)',
    line('M-196 22Q-210 -40 -150 -74M196 22Q230 -40 300 -52', SHADE, 18, 'opacity=".3" transform="translate(12 22)"') +
      line('M196 -8Q240 -60 312 -70', colors.monte, 18) +
      circle(-112, 14, 92, SHADE, 'opacity=".25" transform="translate(12 22)"') +
      circle(112, 14, 92, SHADE, 'opacity=".25" transform="translate(12 22)"') +
      circle(-112, 0, 88, '#DCEBE6', `fill-opacity=".5" stroke="${colors.monte}" stroke-width="20"`) +
      circle(112, 0, 88, '#DCEBE6', `fill-opacity=".5" stroke="${colors.monte}" stroke-width="20"`) +
      line('M-30 -22Q0 -48 30 -22', colors.monte, 18) +
      line('M-156 -20Q-140 -52 -108 -56M68 -20Q84 -52 116 -56', PAPER.light, 12),
  );
  return thing('bastidor', hoop + letter + glasses);
}
