import { canvas } from './canvas.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { reaching } from './people/reaching.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';

const SIZE = { width: 1200, height: 900 };
const INK = '#3B5F8A';
const SHADOW = '#3A0F06';

/** A pupil's account book from above, its columns filled by hand; the pencil is at the next line. */
export function educationAccounts(): string {
  const table =
    box(0, 0, SIZE.width, SIZE.height, colors.clay) +
    shape('M0 0H1200V70L0 470Z', '#DD7A50') +
    line('M0 250H700M790 250H1200M0 520H280M360 520H1200M0 790H900M980 790H1200', '#A9482A', 4, 'opacity=".55"');
  const pencil = group(
    'translate(700 560) rotate(38)',
    shape('M0 0L40 -16V16Z', colors.straw) +
      shape('M0 0L15 -6V6Z', colors.tierraNight) +
      box(40, -16, 250, 32, colors.sun) +
      box(40, 5, 250, 11, colors.gold) +
      box(290, -16, 20, 32, '#D8DDD3') +
      box(310, -16, 34, 32, colors.lapacho, 'rx="8"'),
  );
  const arm = reaching({
    from: [1120, 1010],
    to: [792, 632],
    pose: 'pinch',
    size: 232,
    skin: skins[1],
    sleeve: colors.paper,
    trim: colors.forest,
    bent: -10,
  });
  return canvas(
    { ...SIZE, name: 'cuentas', grain: 0.42 },
    table + tin() + calculator() + book() + coins() + pencil + arm,
  );
}

/** Two pages of columns: what it was, what came in, what went out, what is left. */
function book(): string {
  let rules = '';
  for (let y = 176; y <= 596; y += 42) rules += `M34 ${y}H816`;
  const columns = 'M96 84V632M300 84V632M372 84V632M506 84V632M606 84V632M706 84V632';
  const words = [150, 96, 128, 168, 110, 140, 84, 156]
    .map((long, i) => `M112 ${160 + i * 42}h${long}M52 ${160 + i * 42}h26`)
    .join('');
  const figures = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 1],
    [1, 0, 0],
  ]
    .map((row, i) =>
      row
        .map((written, k) => (written ? `M${534 + k * 100} ${160 + i * 42}h${40 + ((i * 7 + k * 13) % 24)}` : ''))
        .join(''),
    )
    .join('');
  return group(
    'translate(190 92) rotate(-4)',
    box(14, 18, 850, 690, SHADOW, 'opacity=".28"') +
      box(0, 0, 850, 690, colors.forest, 'rx="10"') +
      shape('M24 22H425V668H24Z', colors.paper) +
      shape('M425 22H826V668H425Z', '#F8EDD5') +
      shape('M388 22H425V668H388Z', '#000', 'opacity=".06"') +
      shape('M425 22H462V668H425Z', '#000', 'opacity=".12"') +
      line(rules, '#E0CDA6', 2.5) +
      line(columns, '#E3A8B5', 3) +
      line('M52 62H250M520 62H590M620 62H690M720 62H790', colors.tierra, 10) +
      line('M34 94H816', colors.tierra, 4) +
      line(words, INK, 7) +
      line(figures, INK, 7) +
      stitch('M425 32V660', colors.tierra, 6, '30 22'),
  );
}

/** Counted coins in piles and loose. */
function coins(): string {
  const coin = (x: number, y: number, radius: number, pile: number) => {
    let drawn = circle(x + 8 + pile * 2, y + 10 + pile * 3, radius, SHADOW, 'opacity=".26"');
    for (let i = pile; i >= 0; i--) drawn += circle(x, y + i * 5, radius, i ? '#B9791A' : colors.sun);
    return drawn + circle(x, y, radius * 0.74, colors.gold) + circle(x - 2, y - 2, radius * 0.66, '#F9C95C');
  };
  return coin(120, 430, 46, 4) + coin(92, 560, 46, 2) + coin(186, 640, 38, 0) + coin(96, 700, 38, 1);
}

/** The cash tin, open, its lid beside it. */
function tin(): string {
  const silver = (x: number, y: number) => circle(x, y, 26, '#8FA39A') + circle(x - 2, y - 2, 20, '#C9D0C8');
  return (
    circle(164, 184, 150, SHADOW, 'opacity=".26"') +
    circle(150, 166, 150, '#D8DDD3') +
    circle(150, 166, 136, '#6B8076') +
    circle(158, 176, 124, '#46362F') +
    silver(110, 140) +
    silver(176, 126) +
    silver(140, 196) +
    silver(206, 190) +
    silver(170, 236) +
    stitch('M7 166A143 143 0 0 1 293 166A143 143 0 0 1 7 166', colors.tierra, 5, '16 12')
  );
}

function calculator(): string {
  let keys = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      keys += box(
        24 + column * 52,
        112 + row * 50,
        40,
        36,
        row === 3 && column === 2 ? colors.sun : colors.cream,
        'rx="6"',
      );
  return group(
    'translate(1010 120) rotate(9)',
    box(12, 16, 196, 330, SHADOW, 'opacity=".28" rx="16"') +
      box(0, 0, 196, 330, colors.monte, 'rx="16"') +
      box(176, 10, 20, 310, '#0B241C', 'rx="8"') +
      box(24, 26, 144, 60, '#B9CDB4', 'rx="6"') +
      line('M96 56h.1M112 56h40', colors.monte, 10) +
      keys,
  );
}
