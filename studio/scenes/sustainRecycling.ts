import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape } from '../../server/lace/primitives.ts';
import { collar, near, vest } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { capped } from './portraits/cuts.ts';
import { combed, cropped, HAIR } from './portraits/hair.ts';
import { frame, shadow } from './sustainFrame.ts';

const SHADE = 'opacity=".18"';

/** At the container of three parts: who collects takes the cardboard away, who works in the house lets a bottle in. */
export function recycling(): string {
  const cardboard =
    box(-70, 150, 290, 196, '#D3A162') +
    box(-70, 150, 290, 30, '#E3B97E') +
    box(170, 180, 50, 166, '#000', 'opacity=".12"') +
    line('M10 150V346M140 150V346', colors.tierra, 12) +
    line('M50 236H110M50 270H92', '#A8763C', 9);
  const bottle = group(
    'translate(-252 26) rotate(180) scale(.64)',
    shape('M-36 84V-34C-36 -66 -14 -76 -14 -104V-128H14V-104C14 -76 36 -66 36 -34V84Q0 96 -36 84Z', '#8CC9BE') +
      box(-18, -148, 36, 26, colors.lapacho) +
      box(-36, -24, 72, 52, colors.paper),
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
      shadow(680, 764, 470) +
      bin +
      near(232, 420, 0.88, {
        face: {
          skin: SKINS[3],
          view: 'turned',
          age: 'middle',
          build: 'round',
          mood: 'beams',
          gaze: [0.8, 0],
          hair: HAIR.grey,
          eyes: 'hooded',
          nose: 'broad',
          earrings: colors.sun,
        },
        hair: capped(combed('turned', HAIR.grey, 'tail', colors.tierra), colors.forest, 'turned'),
        head: { at: [6, -58], turn: 3 },
        body: { shoulder: 184, waist: 178, color: '#3E7F8C', foot: 430 },
        clothes: vest(colors.orange, '#3E7F8C'),
        held: cardboard,
        arms: [
          { shoulder: [-150, 92], elbow: [-214, 268], to: [-22, 340], hand: 'flat', aim: 8, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [262, 250],
            to: [176, 342],
            hand: 'flat',
            aim: 172,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(1036, 410, 0.88, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'young',
          build: 'boxed',
          mood: 'smiles',
          gaze: [0.7, 0.8],
          hair: HAIR.black,
          nose: 'long',
          brows: 'straight',
          glasses: '#2A1209',
          frames: 'square',
        },
        hair: cropped('turned', HAIR.black),
        head: { at: [-8, -58], turn: -6, flip: true },
        body: { shoulder: 176, waist: 160, color: '#F7EEDC', foot: 440 },
        clothes: collar('#F7EEDC'),
        held: bottle,
        arms: [
          { shoulder: [-146, 92], elbow: [-208, 236], to: [-252, -12], hand: 'grip', aim: 200, sleeve: 'short' },
          {
            shoulder: [146, 92],
            elbow: [210, 270],
            to: [150, 440],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
