import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';
import { frame, shadow } from './sustainFrame.ts';

const SHADE = 'opacity=".18"';

/** At the container of three parts: who collects takes the cardboard away, who works in the house lets a bottle in. */
export function recycling(): string {
  const cardboard = group(
    'translate(330 462) rotate(-5)',
    box(-92, -66, 184, 132, '#D3A162') +
      box(-92, -66, 184, 18, '#E3B97E') +
      box(60, -48, 32, 114, '#000', 'opacity=".12"') +
      line('M-46 -66V66M46 -66V66', colors.tierra, 8) +
      line('M-18 -14H18M-18 8H10', '#A8763C', 6),
  );
  const bottle = place(
    shape('M-36 84V-34C-36 -66 -14 -76 -14 -104V-128H14V-104C14 -76 36 -66 36 -34V84Q0 96 -36 84Z', '#8CC9BE') +
      box(-18, -148, 36, 26, colors.lapacho) +
      box(-36, -24, 72, 52, colors.paper),
    792,
    428,
    0.44,
    180,
  );
  const parts = [
    [470, '#1F5A40', '#2F6B50'],
    [610, '#2A6F7C', '#3F8D97'],
    [750, '#B8622A', '#D07A3A'],
  ] as const;
  const bin =
    parts
      .map(
        ([x, color, rim]) =>
          box(x, 520, 136, 238, color) +
          box(x + 98, 520, 38, 238, '#000', SHADE) +
          box(x - 3, 496, 142, 32, rim, 'rx="8"') +
          oval(x + 68, 504, 52, 11, '#2A0D05'),
      )
      .join('') +
    line('M508 622h56M508 644h56M508 666h34', colors.cream, 8) +
    shape('M804 690V652C804 642 811 640 811 630V614H823V630C823 640 830 642 830 652V690Z', colors.cream) +
    shape('M652 622H702L694 690H660Z', colors.cream);
  const yard =
    box(0, 0, 1200, 790, '#F6D9A0') +
    shape('M0 0H640L360 790H0Z', '#FAE3B6') +
    box(0, 0, 1200, 70, '#7A2413') +
    box(0, 70, 1200, 26, '#E6BE7C') +
    box(0, 640, 1200, 150, '#C9774A') +
    box(0, 640, 1200, 12, '#DB9165') +
    box(520, 150, 320, 250, colors.wood) +
    box(540, 170, 280, 210, '#7DB4BE') +
    shape('M540 320C600 286 680 310 740 300S800 300 820 296V380H540Z', '#5F8F4E') +
    line('M620 340C616 300 626 280 622 250', colors.woodDark, 12) +
    circle(622, 222, 40, colors.lapacho) +
    circle(592, 240, 28, '#C93F74') +
    circle(654, 242, 30, '#E97CA3') +
    line('M680 170V380', colors.wood, 14);
  return frame(
    { name: 'ecopunto', theme: 'foundation', wall: ['#F6D9A0', '#F6D9A0'], light: [0, 0] },
    yard +
      shadow(260, 762, 200) +
      shadow(680, 764, 470) +
      shadow(976, 762, 170) +
      bin +
      person({
        at: [250, 760],
        height: 570,
        build: 'woman',
        girth: 1.1,
        view: 'turned',
        skin: SKINS[3],
        look: {
          cut: 'low',
          hat: 'cap',
          tie: colors.forest,
          age: 'middle',
          mood: 'smiles',
          hair: HAIRS.grey,
          eyes: [0.7, 0],
          earrings: colors.sun,
        },
        top: { kind: 'vest', color: '#3E7F8C', trim: colors.orange },
        bottom: { kind: 'trousers', color: '#2F3F4A' },
        far: { to: [404, 520], hand: 'sheet', behind: false, holds: cardboard },
        near: { to: [372, 500], hand: 'flat' },
      }) +
      person({
        at: [980, 760],
        height: 580,
        build: 'man',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: { cut: 'short', age: 'young', mood: 'calm', glasses: true, eyes: [0.6, 0.6] },
        top: { kind: 'shirt', color: colors.paper },
        bottom: { kind: 'trousers', color: colors.monte },
        near: { to: [800, 414], hand: 'grip', aim: 180, holds: bottle },
      }),
  );
}
