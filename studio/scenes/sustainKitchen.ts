import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape } from '../../server/lace/primitives.ts';
import { bib, near } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { parted } from './portraits/partings.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** In the kitchen with its new stove: she stirs in clear air, and the boy brings the two logs that are enough. */
export function chimney(): string {
  let bricks = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++) bricks += `M${720 + i * 84 + (row % 2) * 42} ${566 + row * 50}v50`;
  const stove =
    box(700, 540, 500, 222, '#B0482C') +
    line(`${bricks}M700 566H1200M700 616H1200M700 666H1200M700 716H1200`, '#8E3220', 5) +
    box(684, 512, 516, 34, '#D98A5C') +
    box(684, 512, 516, 9, '#E9A97E') +
    shape('M800 762V678C800 642 920 642 920 678V762Z', '#3A120A') +
    shape(
      'M826 762C818 730 842 720 846 692C870 712 866 728 876 722C886 716 888 704 886 698C908 720 906 744 900 762Z',
      colors.sun,
    ) +
    shape('M848 762C844 744 858 736 862 724C876 738 878 750 876 762Z', '#E58A2B');
  const flue =
    box(1080, 0, 66, 512, '#8FA39A') +
    box(1124, 0, 22, 512, '#000', SHADE) +
    line('M1074 170H1152M1074 380H1152', '#5E6B64', 14);
  const pot =
    shape('M786 402H952V480C952 508 930 514 868 514S786 508 786 480Z', '#3E4F49') +
    shape('M908 402H952V480C952 508 930 512 900 514C908 484 912 430 908 402Z', '#000', SHADE) +
    oval(869, 402, 83, 16, '#27322E') +
    oval(869, 405, 72, 11, '#E9A24A') +
    line('M784 430C758 430 758 466 786 468M954 430C980 430 980 466 952 468', '#27322E', 11);
  const steam = line('M884 374C868 350 900 332 884 306M936 370C920 346 952 328 936 298', '#FBEFD2', 9, 'opacity=".9"');
  const log = (x: number, y: number) =>
    group(
      `translate(${x} ${y}) rotate(-8)`,
      box(-150, -38, 290, 76, '#6B3418', 'rx="34"') +
        circle(132, 0, 38, '#E0B67E') +
        circle(132, 0, 19, 'none', 'stroke="#A8703C" stroke-width="6"'),
    );
  const room =
    box(0, 0, 1200, 790, '#F6E3C4') +
    shape('M0 0H620L360 790H0Z', '#FAECD4') +
    box(0, 0, 1200, 54, '#7A2413') +
    box(560, 128, 330, 230, '#8CC5CC') +
    shape('M560 290C660 250 780 290 890 262V358H560Z', '#5F8F4E') +
    line('M560 128H890V358H560ZM725 128V358', colors.wood, 18) +
    box(0, 660, 1200, 130, '#C9683F') +
    box(0, 660, 1200, 12, '#DB8A62') +
    line('M60 200H330', colors.woodDark, 12) +
    line('M112 200V250M196 200V240M280 200V256', '#8FA39A', 6) +
    circle(112, 278, 30, '#8FA39A') +
    circle(196, 262, 24, colors.clay) +
    box(262, 254, 36, 52, '#2F7F8C', 'rx="6"');
  return frame(
    { name: 'chimenea', theme: 'microfinance', wall: ['#F6E3C4', '#F6E3C4'], light: [0, 0] },
    room +
      flue +
      stove +
      pot +
      steam +
      near(540, 404, 0.88, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'grown',
          build: 'boxed',
          mood: 'grins',
          gaze: [0.8, 0.7],
          hair: HAIR.black,
          eyes: 'almond',
          nose: 'long',
          earrings: colors.tierra,
          brows: 'thin',
        },
        hair: parted('turned', HAIR.black, 'swept', 'bun'),
        head: { at: [8, -58], turn: 7 },
        body: { shoulder: 182, waist: 176, color: '#2F7F8C', foot: 450 },
        clothes: bib(colors.sun, colors.tierra),
        held: line('M256 -60L352 24', colors.wood, 17),
        arms: [
          { shoulder: [-148, 92], elbow: [-226, 262], to: [-92, 420], hand: 'rest', aim: 40, sleeve: 'short' },
          {
            shoulder: [148, 92],
            elbow: [236, 214],
            to: [284, -34],
            hand: 'grip',
            aim: 320,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      near(186, 560, 0.74, {
        face: {
          skin: SKINS[4],
          view: 'turned',
          age: 'child',
          build: 'round',
          mood: 'beams',
          gaze: [0.7, -0.6],
          hair: HAIR.black,
          eyes: 'round',
          nose: 'snub',
          signs: ['gap'],
          earsOut: true,
        },
        hair: cropped('turned', HAIR.black),
        head: { at: [4, -50], turn: -8 },
        neck: { wide: 74, deep: 48 },
        body: { shoulder: 136, waist: 128, color: colors.lapacho, foot: 310 },
        held: log(60, 186) + log(78, 250),
        arms: [
          { shoulder: [-106, 84], elbow: [-176, 230], to: [-4, 288], hand: 'flat', aim: 6, sleeve: 'short' },
          {
            shoulder: [106, 84],
            elbow: [196, 216],
            to: [128, 286],
            hand: 'flat',
            aim: 170,
            mirrored: true,
            sleeve: 'short',
            dim: true,
          },
        ],
      }),
  );
}
