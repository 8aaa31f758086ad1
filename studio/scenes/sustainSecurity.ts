import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { collar, near, wheel } from './closeUps.ts';
import { SKINS } from './people/skins.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { frame, SHADE, shadow } from './sustainFrame.ts';

const STEEL = '#5E6B64';

/** In the evening, somebody in a wheelchair locks the drawer that the family's folder goes back into. */
export function security(): string {
  const drawer = (y: number) =>
    box(792, y, 300, 146, '#5B8F88') +
    box(792, y, 300, 11, '#7DB0A6') +
    box(792, y + 132, 300, 14, '#12382C', SHADE) +
    box(890, y + 34, 110, 42, colors.paper) +
    stitch(`M906 ${y + 55}h78`, '#B79A78', 7, '16 9') +
    line(`M904 ${y + 104}h82`, STEEL, 14) +
    circle(838, y + 58, 18, STEEL) +
    circle(838, y + 58, 6, '#12382C');
  const cabinet =
    box(770, 218, 344, 544, '#2F6B66') +
    box(770, 218, 20, 544, '#12382C', 'opacity=".35"') +
    box(758, 202, 368, 28, '#7DB0A6') +
    [246, 412, 578].map(drawer).join('');
  const plant =
    shape('M960 202L948 124H1040L1028 202Z', colors.clay) +
    line('M970 126C950 96 920 96 904 124M994 126C994 80 980 60 960 48M1016 126C1030 90 1050 84 1076 96', '#8BC07A', 8) +
    line('M940 104l-20 -8M914 110l-14 4M990 86l-20 -6M978 64l-18 4M1040 92l10 -18M1062 90l16 -8', '#8BC07A', 18);
  const room =
    box(0, 0, 1200, 790, '#12453F') +
    circle(420, 330, 330, '#185249') +
    circle(420, 330, 220, '#1F5F54') +
    line('M420 0V96', '#0C2522', 7) +
    shape('M352 150C352 96 488 96 488 150Z', colors.tierra) +
    box(384, 148, 72, 12, colors.sun) +
    box(90, 210, 150, 190, '#3A1D10') +
    box(104, 224, 122, 162, '#0F2B3A') +
    circle(188, 270, 20, colors.cream) +
    line('M165 224V386', '#3A1D10', 9) +
    box(0, 676, 1200, 114, '#0C332D') +
    box(0, 676, 1200, 10, '#1F5F54');
  const folder = group(
    'translate(116 300) rotate(-8)',
    box(-140, -90, 280, 190, '#E9C97C', 'rx="6"') +
      shape('M-140 -90H-20L4 -120H116V-90Z', '#E9C97C') +
      box(-124, -78, 248, 34, colors.paper) +
      stitch('M-108 66H108', colors.lapacho, 10, '20 14'),
  );
  const key =
    circle(836, 470, 11, 'none', `stroke="${colors.sun}" stroke-width="6"`) +
    line('M836 481V520', colors.lapacho, 5) +
    shape('M822 520H850V552H822Z', colors.lapacho);
  return frame(
    { name: 'archivo', theme: 'foundation', wall: ['#12453F', '#12453F'], light: [0, 0] },
    room +
      shadow(858, 766, 380, 0.45) +
      cabinet +
      plant +
      line('M120 540H170Q196 540 196 570V790', '#2A1F2E', 26) +
      box(176, 560, 60, 230, colors.tierra, 'rx="16"') +
      near(394, 420, 0.88, {
        face: {
          skin: SKINS[2],
          view: 'turned',
          age: 'grown',
          build: 'square',
          mood: 'calm',
          gaze: [0.9, 0.2],
          hair: HAIR.black,
          beard: 'full',
          brows: 'straight',
        },
        hair: cropped('turned', HAIR.black),
        head: { at: [8, -58], turn: 3 },
        body: { shoulder: 186, waist: 170, color: colors.sun, foot: 430 },
        clothes: collar(colors.sun),
        held: folder,
        arms: [
          { shoulder: [-150, 92], elbow: [-196, 280], to: [20, 372], hand: 'flat', aim: 6, sleeve: 'short' },
          {
            shoulder: [150, 92],
            elbow: [286, 216],
            to: [476, 64],
            hand: 'pinch',
            aim: 330,
            sleeve: 'short',
            dim: true,
          },
        ],
      }) +
      key +
      line('M250 660H520', '#2A1F2E', 24) +
      wheel(300, 800, 176),
  );
}
