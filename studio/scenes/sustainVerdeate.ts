import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { bib, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { bob, kerchief } from './portraits/cuts.ts';
import { HAIR } from './portraits/hair.ts';
import { frame, SHADE } from './sustainFrame.ts';

const GREEN = '#2E8A5A';

/** A mother paints her door; the girl holds the tin. */
export function verdeate(): string {
  const door =
    box(150, 96, 342, 664, '#3A1D10') +
    box(170, 116, 302, 644, '#C58A58') +
    box(200, 160, 108, 210, '#000', 'opacity=".13"') +
    box(334, 160, 108, 210, '#000', 'opacity=".13"') +
    box(200, 430, 108, 270, '#000', 'opacity=".1"') +
    box(334, 430, 108, 270, '#000', 'opacity=".1"') +
    shape(
      'M170 116H472V330C458 352 448 330 438 346C424 366 414 330 402 334C388 340 390 450 368 446C352 440 362 372 340 368C320 366 328 492 300 490C278 486 288 414 268 410C250 408 254 458 236 452C222 446 226 408 208 410L170 416Z',
      GREEN,
    ) +
    box(200, 160, 108, 210, '#12382C', 'opacity=".16"') +
    box(334, 160, 108, 150, '#12382C', 'opacity=".16"') +
    circle(198, 440, 12, colors.sun);
  const brush = place(
    line('M0 0L120 26', colors.wood, 20) +
      line('M-8 -3L26 6', '#C9D0C8', 48) +
      shape('M-22 -36L-42 30C-74 30 -96 20 -112 4C-96 -18 -66 -40 -22 -36Z', colors.straw) +
      shape('M-70 -30L-86 22C-98 18 -106 12 -112 4C-100 -14 -86 -24 -70 -30Z', GREEN),
    -218,
    -66,
    1.05,
    8,
  );
  const tin =
    line('M-190 126C-190 20 -50 20 -50 126', '#8FA39A', 9) +
    box(-206, 120, 172, 190, '#D8DDD3') +
    box(-84, 120, 50, 190, '#000', SHADE) +
    box(-206, 176, 172, 70, GREEN) +
    oval(-120, 120, 86, 17, GREEN) +
    shape('M-176 124C-180 166 -172 184 -172 216C-168 234 -150 234 -150 212V128Z', GREEN);
  const wall =
    box(0, 0, 1200, 790, '#F3DDAC') +
    shape('M0 0H660L400 790H0Z', '#F6E6BE') +
    box(0, 0, 1200, 44, '#7A2413') +
    stitch('M0 60H1200', '#A8371C', 8, '34 22') +
    box(0, 676, 1200, 114, '#C9683F') +
    box(0, 676, 1200, 12, '#DE8A5E') +
    box(0, 676, 150, 114, '#C9683F') +
    box(1000, 200, 150, 190, colors.wood) +
    box(1016, 216, 118, 158, '#8CC5CC') +
    line('M1075 216V374', colors.wood, 10) +
    group(
      'translate(1075 402)',
      box(-86, -14, 172, 16, colors.woodDark) +
        [-46, 0, 46]
          .map(
            (x) =>
              shape(`M${x - 16} -14L${x - 20} -44H${x + 20}L${x + 16} -14Z`, colors.clay) +
              circle(x, -58, 18, x ? colors.lapacho : colors.sun),
          )
          .join(''),
    );
  return frame(
    { name: 'puerta', theme: 'stoplight', wall: ['#F3DDAC', '#F3DDAC'], light: [0, 0] },
    wall +
      door +
      near(694, 410, 0.88, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'grown',
          build: 'heart',
          mood: 'beams',
          gaze: [0.8, 0],
          hair: HAIR.black,
          eyes: 'almond',
          nose: 'broad',
          earrings: colors.lapacho,
          brows: 'thin',
          lips: 'wide',
        },
        hair: kerchief('turned', colors.sun, HAIR.black, colors.tierra),
        head: { at: [-8, -58], turn: -2, flip: true },
        body: { shoulder: 176, waist: 166, color: '#E9825C', foot: 440 },
        clothes: bib('#EFE3CB', colors.forest),
        held: brush,
        arms: [
          { shoulder: [-146, 92], elbow: [-238, 216], to: [-142, -32], hand: 'grip', aim: 250, sleeve: 'short' },
          {
            shoulder: [146, 92],
            elbow: [206, 270],
            to: [140, 430],
            hand: 'relaxed',
            aim: 110,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(1030, 566, 0.78, {
        face: {
          skin: SKINS[5],
          view: 'turned',
          age: 'child',
          build: 'round',
          mood: 'beams',
          gaze: [0.6, -0.5],
          hair: HAIR.black,
          eyes: 'round',
          nose: 'snub',
          signs: ['gap'],
          earsCovered: true,
        },
        hair: bob(HAIR.black),
        head: { at: [-4, -50], turn: 4, flip: true },
        neck: { wide: 74, deep: 48 },
        body: { shoulder: 132, waist: 124, color: '#3E7F8C', foot: 290 },
        held: tin,
        arms: [
          { shoulder: [-104, 84], elbow: [-232, 196], to: [-120, 46], hand: 'grip', aim: 280, sleeve: 'short' },
          {
            shoulder: [104, 84],
            elbow: [156, 230],
            to: [-24, 262],
            hand: 'flat',
            aim: 190,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
