import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, shape, stitch } from '../../server/lace/primitives.ts';
import { person } from './people/person.ts';
import { SKINS } from './people/skins.ts';
import { wheelchair } from './people/wheelchair.ts';
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
    'translate(596 512) rotate(-6)',
    box(-74, -46, 148, 98, '#E9C97C', 'rx="4"') +
      shape('M-74 -46H-10L2 -62H60V-46Z', '#E9C97C') +
      box(-66, -40, 132, 20, colors.paper) +
      stitch('M-58 34H58', colors.lapacho, 6, '13 9'),
  );
  const key =
    circle(836, 470, 11, 'none', `stroke="${colors.sun}" stroke-width="6"`) +
    line('M836 481V520', colors.lapacho, 5) +
    shape('M822 520H850V552H822Z', colors.lapacho);
  const seated = { at: [500, 760], height: 650, skin: SKINS[2] } as const;
  const chair = wheelchair(seated, colors.tierra);
  return frame(
    { name: 'archivo', theme: 'foundation', wall: ['#12453F', '#12453F'], light: [0, 0] },
    room +
      shadow(480, 766, 330, 0.45) +
      shadow(858, 766, 380, 0.45) +
      group('translate(-86 0)', cabinet + plant) +
      chair.behind +
      person({
        ...seated,
        build: 'man',
        view: 'turned',
        stance: 'sit',
        look: { cut: 'short', beard: 'full', age: 'grown', mood: 'calm', eyes: [0.7, 0.1] },
        top: { kind: 'shirt', color: colors.sun },
        bottom: { kind: 'trousers', color: '#3A3F6B' },
        far: { to: [750, 462], hand: 'pinch', behind: false },
        near: { to: [596, 552], hand: 'flat', holds: folder },
      }) +
      group('translate(-86 0)', key) +
      chair.before,
  );
}
