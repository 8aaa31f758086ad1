import { randomFrom } from '../../../server/lace/random.ts';
import { colors } from '../../../server/lace/palette.ts';
import {
  box,
  circle,
  group,
  line,
  oval,
  shape,
  stamp,
  stampDefs,
  stitch,
  tenth,
  whole,
} from '../../../server/lace/primitives.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** Seen from above: quail eggs in a basket, eucalyptus seedlings in their tray, a root of manioc. */
export function quail(): string {
  const ground = box(0, 0, WIDTH, HEIGHT, colors.forest) + shape('M0 0H1600V120L0 820Z', '#266A4B');
  return frame('codornices', ground + tray() + basket() + manioc(), egg() + young());
}

const EGG = 'M-34 0C-34 -30 -18 -56 2 -56C24 -56 36 -26 36 2C36 30 20 44 0 44C-20 44 -34 28 -34 0Z';

function egg(): string {
  const random = randomFrom('pintas');
  let spots = '';
  for (let i = 0; i < 17; i++) {
    const angle = random() * Math.PI * 2;
    const far = 29 * Math.sqrt(random());
    spots += oval(
      2 + Math.cos(angle) * far * 0.9,
      -5 + Math.sin(angle) * far * 1.3,
      2 + random() * 5,
      2 + random() * 3.6,
      '#5A3A24',
    );
  }
  return stampDefs(
    'egg',
    shape(EGG, CAST_COLOR, 'opacity=".35" transform="translate(9 11)"') +
      shape(EGG, '#EFE0C2') +
      spots +
      shape(
        'M14 -52C28 -44 36 -22 36 2C36 30 20 44 0 44C-10 44 -18 40 -24 34C8 40 34 6 14 -52Z',
        '#6B4A2C',
        'opacity=".28"',
      ) +
      oval(-12, -26, 6, 10, '#fff', 'opacity=".6" transform="rotate(24 -12 -26)"'),
  );
}

function basket(): string {
  const random = randomFrom('nido');
  let straw = '';
  for (let i = 0; i < 70; i++) {
    const angle = random() * Math.PI * 2;
    const far = 170 * Math.sqrt(random());
    const x = Math.cos(angle) * far;
    const y = Math.sin(angle) * far;
    const turn = random() * Math.PI;
    straw += `M${whole(x)} ${whole(y)}l${whole(Math.cos(turn) * 70)} ${whole(Math.sin(turn) * 70)}`;
  }
  const places: [number, number][] = [[0, 0]];
  for (let i = 0; i < 6; i++) places.push([Math.sin(i * 1.05) * 88, -Math.cos(i * 1.05) * 92]);
  for (let i = 0; i < 9; i++) places.push([Math.sin(i * 0.7 + 0.3) * 168, -Math.cos(i * 0.7 + 0.3) * 164]);
  const eggs = places
    .map(([x, y]) => stamp('egg', `translate(${whole(x)} ${whole(y)}) rotate(${whole(random() * 90 - 45)})`))
    .join('');
  return group(
    'translate(612 530)',
    circle(26, 34, 272, CAST_COLOR, CAST) +
      circle(0, 0, 268, colors.gold) +
      circle(0, 0, 252, 'none', `stroke="${colors.straw}" stroke-width="26" stroke-dasharray="34 12"`) +
      circle(0, 0, 226, 'none', 'stroke="#B98E40" stroke-width="22" stroke-dasharray="30 11"') +
      circle(0, 0, 214, '#8A5A1C') +
      line(straw, colors.straw, 6) +
      eggs,
  );
}

/** `#young`: a eucalyptus from above, its round leaves in pairs, each pair across the one below. */
function young(): string {
  const leaf = 'M0 0C-26 -16 -30 -50 0 -62C30 -50 26 -16 0 0Z';
  const pair = (turn: number, size: number, color: string) =>
    [0, 180]
      .map((half) =>
        group(
          `rotate(${turn + half}) scale(${tenth(size)})`,
          shape(leaf, color) + shape('M0 0V-62C30 -50 26 -16 0 0Z', '#0C3A34', 'opacity=".16"'),
        ),
      )
      .join('');
  return stampDefs(
    'young',
    pair(18, 1.1, '#4E8E84') +
      pair(108, 1, '#6AA79B') +
      pair(58, 0.8, '#86BFB1') +
      pair(148, 0.6, '#A9D6C6') +
      circle(0, 0, 6, colors.rose),
  );
}

function tray(): string {
  let cells = '';
  let plants = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const at = `translate(${column * 150} ${row * 150})`;
      cells += group(at, circle(0, 0, 58, '#3A1D10') + circle(-8, -8, 48, '#5A3420'));
      plants += stamp('young', `${at} rotate(${((row * 3 + column) * 37) % 90}) scale(1.05)`);
    }
  return group(
    'translate(984 168) rotate(9)',
    box(-62, -58, 470, 620, CAST_COLOR, 'rx="18" opacity=".3"') +
      box(-90, -90, 480, 630, '#0F2A22', 'rx="18"') +
      box(-90, -90, 480, 630, 'none', 'rx="18" stroke="#2E5A4A" stroke-width="8"') +
      cells +
      plants,
  );
}

function manioc(): string {
  const root = 'M-210 -14C-170 -50 -20 -62 120 -36C180 -26 232 -8 262 10C220 24 150 44 60 50C-60 58 -180 44 -210 -14Z';
  return group(
    'translate(300 866) rotate(-7)',
    shape(root, CAST_COLOR, 'opacity=".3" transform="translate(14 20)"') +
      shape(root, '#7A4526') +
      shape('M262 10C220 24 150 44 60 50C-60 58 -180 44 -210 -14C-120 26 60 30 262 10Z', '#5A2F18') +
      stitch('M-130 -34v26M-40 -46v34M60 -40v26M-90 14v18M10 16v22M120 6v18', '#A86B44', 5, '12 6') +
      oval(-206, -12, 16, 26, colors.cream) +
      oval(-206, -12, 8, 14, '#E6D3AE'),
  );
}
