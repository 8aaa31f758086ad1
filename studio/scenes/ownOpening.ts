import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { asDaughter, asMother } from './ownFamily.ts';
import { SKINS } from './people/skins.ts';
import { collar, thread } from './portraits/cloth.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { profileHair } from './portraits/profile.ts';

/** At the kitchen table a mother holds up the sheet, her daughter points at what is theirs and the grandmother looks on. 1200 x 1000; tall windows show the middle 940. */
export function ownOpening(): string {
  const left = { side: 'left', to: [306, 742], aim: 10, hand: 'grip', sleeve: 'short', near: 0.9 } as const;
  const right = { side: 'right', to: [600, 800], aim: 130, hand: 'open', sleeve: 'short', near: 0.8 } as const;
  const mother = {
    at: [400, 400],
    scale: 0.92,
    ...asMother([0.6, 0.5], colors.sun),
    chin: [10, -60],
    turn: 8,
    body: { shoulder: 190, waist: 176, foot: 700, color: '#DB4F83' },
    clothes: thread('#FFFAF0'),
  } as const;
  // Only one hand lies on the sheet, the other behind it.
  const behind = figure({ ...mother, arms: [left, right] });
  const before = figure({ ...mother, arms: [left] });
  const girl = {
    at: [766, 560],
    scale: 0.66,
    flip: true,
    ...asDaughter([0.7, 0.9], 'laughs'),
    turn: -2,
    headScale: 1.42,
    neck: { lean: 6, deep: 56 },
    body: { shoulder: 158, waist: 146, foot: 700, color: colors.sun },
    clothes: collar('#D99A22'),
  } as const;
  const daughter = figure({
    ...girl,
    arms: [{ side: 'right', to: [650, 800], aim: 120, hand: 'open', sleeve: 'short', dim: true }],
  });
  const pointing = figure({
    ...girl,
    arms: [{ side: 'left', to: [738, 742], aim: 186, hand: 'point', sleeve: 'short', near: 0.9 }],
  });
  const grandmother = figure({
    at: [958, 380],
    scale: 0.84,
    flip: true,
    skin: SKINS[3],
    head: { age: 'old', mood: 'smiles', hair: HAIR.grey, gaze: 0.7, glasses: '#4A150B', earCovered: true },
    hair: profileHair(HAIR.grey, 'bob'),
    chin: [18, -60],
    turn: 8,
    neck: { lean: 12, deep: 60 },
    body: { shoulder: 176, waist: 176, foot: 700, color: '#7E88C8' },
    clothes: thread('#FFFAF0'),
    arms: [],
  });
  return canvas(
    { width: 1200, height: 1000, name: 'hoja', grain: 0.4 },
    kitchen() +
      grandmother.body +
      behind.body +
      daughter.body +
      daughter.arms +
      table() +
      grandmother.arms +
      behind.limbs +
      sheet() +
      before.fingers +
      pointing.arms,
  );
}

function kitchen(): string {
  return (
    box(0, 0, 1200, 1000, '#F5C9B8') +
    shape('M0 0H520L180 1000H0Z', '#FBDDD0') +
    group(
      'translate(-96 -30)',
      box(620, 110, 270, 270, colors.wood) +
        box(640, 130, 230, 232, '#8CC5CC') +
        shape('M640 300C720 262 800 270 870 292V362H640Z', '#5F8F4E') +
        circle(742, 214, 62, colors.lapacho) +
        circle(690, 236, 40, '#E77BA2') +
        circle(792, 240, 44, '#E77BA2') +
        line('M742 250V330', colors.woodDark, 14) +
        line('M755 130V362', colors.wood, 12) +
        box(604, 378, 302, 20, colors.woodDark),
    )
  );
}

function table(): string {
  return (
    box(0, 820, 1200, 180, colors.forest) +
    box(0, 820, 1200, 16, '#3F7D5C') +
    stitch('M20 960H1180', colors.cream, 6, '18 13') +
    oval(970, 862, 96, 20, '#0B2A20', 'opacity=".4"') +
    shape('M904 760H1036L1020 862H920Z', colors.wood) +
    oval(970, 760, 66, 18, '#5F8F4E') +
    line('M982 760L1024 676', '#C9CFC6', 10)
  );
}

/** Three answers, each in a frame of its colour: the same house, and more of it each time. */
function sheet(): string {
  const houses = [
    shape('M18 104V64L60 36L102 64V104Z', '#B98A5A') +
      line('M12 66L60 32L92 52', '#7A5A3A', 8) +
      box(50, 76, 22, 28, '#3A1A0E'),
    shape('M16 104V62L60 30L104 62V104Z', '#E7B98A') +
      line('M8 66L60 26L112 66', '#8B4A24', 10) +
      box(50, 72, 24, 32, '#6B3418'),
    shape('M14 104V58L60 24L106 58V104Z', '#F6EAD0') +
      line('M4 64L60 20L116 64', colors.tierra, 12) +
      box(52, 68, 24, 36, '#2F7F8C') +
      box(24, 66, 20, 18, '#8CC5CC') +
      box(84, 66, 16, 18, '#8CC5CC'),
  ];
  const frames = [stoplight.red, stoplight.yellow, stoplight.green].map((color, i) =>
    group(
      `translate(${26 + i * 152} 74)`,
      box(0, 0, 138, 156, color) +
        box(10, 10, 118, 112, '#DDEBE4') +
        group('translate(9 14)', houses[i] ?? '') +
        box(10, 112, 118, 10, '#9A6A3A') +
        line('M26 140H112', colors.paper, 8),
    ),
  );
  return group(
    'translate(300 606) rotate(-4)',
    shape('M10 14H506V276H10Z', '#4A150B', 'opacity=".25"') +
      box(0, 0, 496, 268, colors.paper) +
      line('M30 38H300', '#8B4A24', 13) +
      line('M416 38H466', '#D8C8A8', 11) +
      frames.join(''),
  );
}
