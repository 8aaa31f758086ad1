import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, place, shape, stitch } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { frame, SHADE, shadow } from './sustainFrame.ts';

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
    500,
    338,
    0.62,
    4,
  );
  const tin =
    line('M862 566C862 500 936 500 936 566', '#8FA39A', 6) +
    box(852, 562, 94, 102, '#D8DDD3') +
    box(918, 562, 28, 102, '#000', SHADE) +
    box(852, 590, 94, 40, GREEN) +
    oval(899, 562, 47, 10, GREEN) +
    shape('M868 564C866 586 870 596 870 614C872 624 882 624 882 612V566Z', GREEN);
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
      shadow(700, 766, 190) +
      shadow(972, 766, 150) +
      person({
        at: [694, 764],
        height: 590,
        build: 'woman',
        girth: 1.08,
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: {
          cut: 'braid',
          hat: 'kerchief',
          tie: colors.sun,
          age: 'grown',
          mood: 'laughs',
          eyes: [0.7, 0],
          earrings: colors.lapacho,
        },
        top: { kind: 'tee', color: '#E9825C' },
        bottom: { kind: 'trousers', color: '#2F4A6B' },
        apron: { color: '#EFE3CB', trim: colors.forest },
        near: { to: [556, 350], hand: 'grip', aim: 190, holds: brush },
      }) +
      person({
        at: [976, 764],
        height: 410,
        heads: 5.8,
        build: 'woman',
        view: 'turned',
        facing: 'left',
        skin: SKINS[5],
        look: { cut: 'bob', age: 'child', mood: 'laughs', eyes: [0.7, -0.4] },
        top: { kind: 'tee', color: '#3E7F8C' },
        bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
        far: { to: [872, 600], hand: 'flat', behind: true },
        near: { to: [898, 516], hand: 'grip', aim: 180, holds: tin },
      }),
  );
}
