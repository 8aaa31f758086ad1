// The roles of an internship at a farm school, each as somebody at it.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { rolePicture } from './involveRole.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { HAIR } from './portraits/hair.ts';
import { back } from './portraits/profile.ts';
import { parted } from './portraits/partings.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch, tenth } from '../../server/lace/primitives.ts';

/** At the desk of the school's hotel a guest is given the key. */
export function roleHospitality(): string {
  const key = group(
    'translate(258 250) rotate(20)',
    line('M-30 0C-60 30 -40 70 -20 84', '#8FA39A', 6) +
      group(
        'translate(-34 78) rotate(-6)',
        box(-26, 0, 58, 92, colors.tierra) +
          stitch('M-18 8H24V84H-18Z', colors.cream, 4, '8 7') +
          `<g fill="${colors.cream}" transform="translate(${tenth(3 - (widthOf('7') * 52) / 2000)} 66)">${drawLine('7', 52)}</g>`,
      ) +
      circle(0, 0, 24, 'none', `stroke="${colors.monte}" stroke-width="13"`) +
      line('M24 0H76M54 0V22M72 0V20', colors.monte, 12),
  );
  const host = figure({
    at: [114, 252],
    scale: 0.58,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'square',
      mood: 'chuckles',
      gaze: [0.7, 0],
      hair: HAIR.black,
      earrings: colors.sun,
      brows: 'thin',
      nose: 'long',
      lips: 'full',
    },
    hair: parted('turned', HAIR.black, 'curtain', 'bun'),
    chin: [6, -60],
    turn: -4,
    body: { shoulder: 168, waist: 142, foot: 260, color: colors.paper },
    clothes:
      shape('M-60 -26L-84 14L-34 58L0 20L34 58L80 14L60 -26L0 26Z', '#E5DCC8') +
      shape('M-76 130L-34 60L0 24L34 60L76 130L96 300H-96Z', colors.forest) +
      shape('M-24 20H24L10 60L24 84H-24L-10 60Z', colors.lapacho),
    arms: [
      {
        side: 'right',
        to: [256, 250],
        aim: -38,
        hand: 'pinch',
        elbow: [224, 356],
        sleeve: 'rolled',
        dim: true,
        holds: key,
      },
      { side: 'left', to: [110, 350], aim: 4, hand: 'rest', sleeve: 'rolled', near: 0.8 },
    ],
  });
  const counter = box(-190, 352, 684, 80, '#7A3D22') + box(-190, 344, 684, 16, '#B46F42');
  const bell = shape('M262 344C262 306 322 306 322 344Z', colors.gold) + circle(292, 308, 7, '#7A4A12');
  const hooks = [0, 1, 2, 3]
    .map(
      (i) =>
        circle(216 + i * 34, 38, 5, colors.tierraNight) +
        (i === 1 ? '' : line(`M${216 + i * 34} 40v34m0 -10h9`, colors.monte, 6)),
    )
    .join('');
  const arch = 'M28 240V40C28 -50 180 -50 180 40V240Z';
  return rolePicture(
    { name: 'llave', at: [-190, -62], scale: 1.14, wall: '#F3BE55' },
    shape(arch, '#A9D3D8') +
      circle(140, 20, 20, '#FBE3A4') +
      shape('M28 170C80 130 130 150 180 130V240H28Z', '#6FA05E') +
      line(arch, '#D99A3A', 12) +
      box(192, 10, 164, 84, '#D99A3A') +
      hooks +
      host.body +
      counter +
      bell +
      host.arms,
  );
}

/** The ball is thrown in; hands go up. */
export function roleClasses(): string {
  let panels = '';
  for (let i = 0; i < 5; i++)
    panels += group(
      `rotate(${i * 72})`,
      shape('M-12 -42L12 -42L20 -60L0 -68L-20 -60Z', colors.monte) + line('M0 -22V-42', colors.monte, 5),
    );
  const ball = group(
    'translate(262 196) rotate(12)',
    circle(0, 0, 68, colors.paper) +
      panels +
      shape('M0 -22L21 -7L13 18H-13L-21 -7Z', colors.monte) +
      shape('M28 -62A68 68 0 1 1 -47 50A84 84 0 0 0 28 -62Z', '#2A0D05', 'opacity=".18"'),
  );
  const coach = figure({
    at: [142, 222],
    scale: 0.54,
    skin: SKINS[6],
    head: {
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'laughs',
      gaze: [0.8, 0.2],
      hair: HAIR.brown,
      eyes: 'soft',
      brows: 'straight',
      nose: 'broad',
      signs: ['dimples'],
    },
    hair: parted('turned', HAIR.brown, 'middle', 'tail', colors.sun),
    chin: [8, -58],
    turn: 3,
    body: { shoulder: 168, waist: 146, foot: 340, color: colors.tierra },
    clothes:
      shape('M-64 -26C-50 40 50 40 64 -26L82 -12C56 66 -56 66 -82 -12Z', colors.cream) +
      line('M-48 10C-30 90 -10 130 10 150M48 10C44 90 30 130 10 150', colors.sun, 7) +
      box(-8, 146, 44, 26, '#C9D0C8', 'rx="8"'),
    arms: [
      { side: 'left', to: [206, 222], aim: -16, hand: 'open', sleeve: 'short' },
      { side: 'right', to: [322, 226], aim: 232, hand: 'open', sleeve: 'short', dim: true, thumb: 'other' },
    ],
  });
  const pupil = (
    x: number,
    y: number,
    skin: string,
    cut: 'cropped' | 'braid',
    cloth: string,
    side: 'left' | 'right',
    to: readonly [number, number],
  ) =>
    figure({
      at: [x, y],
      scale: 0.42,
      skin,
      head: '',
      hair: back(skin, HAIR.black, cut, colors.lapacho),
      chin: [0, -46],
      neck: 'none',
      body: { shoulder: 150, waist: 140, foot: 200, color: cloth },
      arms: [{ side, to, aim: side === 'left' ? -100 : -80, hand: 'wave', sleeve: 'short', near: 0.8 }],
    });
  const one = pupil(240, 402, SKINS[5], 'cropped', colors.sun, 'right', [356, 338]);
  const two = pupil(86, 410, SKINS[4], 'braid', '#2F7F8C', 'left', [22, 326]);
  return rolePicture(
    { name: 'pelota', at: [-100, 0], wall: '#A9D3D8' },
    shape('M-100 214V196C0 170 90 190 150 176S330 190 500 160V214Z', '#4C8350') +
      box(-100, 210, 600, 200, '#6FA05E') +
      line('M-100 210H500', '#5F8F4E', 8) +
      line('M346 300V110H510', colors.paper, 9) +
      line('M372 116V270M398 116V270M424 116V270M350 150H450M350 190H450M350 230H450', colors.paper, 2) +
      coach.body +
      ball +
      coach.arms +
      two.body +
      two.arms +
      one.body +
      one.arms,
  );
}
