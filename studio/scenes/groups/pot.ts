import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, oval, shape } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { baby } from '../people/baby.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const LADLE = [548, 500] as const;

/** A family in the light of its fire, seen over the pot that it eats from. */
export function pot(): string {
  return canvas({ width: WIDTH, height: HEIGHT, name: 'olla', grain: 0.42 }, night() + family() + kettle());
}

function night(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#34120C') +
    circle(600, 760, 720, '#481A10') +
    circle(600, 760, 520, '#5F2414') +
    line(
      'M0 150H1200M0 300H1200M0 450H1200M200 0V150M620 0V150M1010 0V150M90 150V300M420 150V300M820 150V300',
      '#2A0E09',
      5,
      'opacity=".6"',
    ) +
    box(70, 60, 190, 170, '#1B3A4B') +
    line('M165 60V230M70 145H260', colors.woodDark, 10) +
    line('M110 100h.1M220 90h.1M130 180h.1M232 196h.1', '#F3E7D0', 6) +
    box(58, 226, 214, 16, colors.wood)
  );
}

const bowl = (x: number, y: number, color: string): string =>
  shape(`M${x - 62} ${y}H${x + 62}C${x + 54} ${y + 54} ${x - 54} ${y + 54} ${x - 62} ${y}Z`, color) +
  oval(x, y, 62, 15, colors.paper) +
  oval(x, y + 1, 50, 10, colors.gold);

function family(): string {
  const ladle = line(`M${LADLE[0] - 26} ${LADLE[1] - 120}L640 690`, '#C9D0C8', 13);
  return (
    byHead({
      chin: [248, 404],
      size: 122,
      build: 'man',
      view: 'turned',
      skin: SKINS[4],
      look: {
        cut: 'short',
        age: 'grown',
        mood: 'beams',
        beard: 'full',
        jaw: 'square',
        nose: 'broad',
        brows: 'bushy',
        eyes: [0.5, 0.5],
      },
      top: { kind: 'shirt', color: '#4F7A78', trim: colors.paper },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: {
        to: [330, 690],
        hand: 'flat',
        aim: -10,
        holds: baby({
          at: [300, 580],
          size: 84,
          turn: 10,
          skin: SKINS[5],
          wrap: colors.sun,
          trim: colors.tierra,
          mood: 'wonders',
          view: 'turned',
          eyes: [0.8, 0.3],
          hair: HAIRS.brown,
        }),
      },
      far: { to: [372, 640], hand: 'relaxed' },
    }) +
    byHead({
      chin: [676, 352],
      size: 104,
      heads: 6.4,
      build: 'man',
      view: 'front',
      skin: SKINS[6],
      look: {
        cut: 'fringe',
        age: 'child',
        mood: 'smiles',
        hair: HAIRS.fair,
        jaw: 'full',
        nose: 'snub',
        eyeForm: 'round',
        signs: ['freckles'],
        eyes: [0.7, -0.2],
      },
      top: { kind: 'tee', color: colors.leaf },
      bottom: { kind: 'shorts', color: colors.monte },
      near: { to: [626, 540], hand: 'relaxed', near: 0.8, holds: bowl(676, 528, colors.tierra) },
      far: { to: [726, 540], hand: 'relaxed', near: 0.8 },
    }) +
    byHead({
      chin: [478, 318],
      size: 120,
      build: 'woman',
      view: 'turned',
      nod: 8,
      skin: SKINS[3],
      look: {
        cut: 'low',
        hat: 'kerchief',
        tie: colors.lapacho,
        age: 'grown',
        mood: 'smirks',
        jaw: 'lean',
        nose: 'hooked',
        brows: 'straight',
        signs: ['mole'],
        blush: false,
        eyes: [0.5, 0.9],
      },
      top: { kind: 'poi', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.tierra },
      near: { to: LADLE, hand: 'grip', aim: 20, holds: ladle },
      far: { to: [610, 560], hand: 'open', behind: false },
    }) +
    byHead({
      chin: [842, 344],
      size: 116,
      build: 'woman',
      girth: 1.16,
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: {
        cut: 'braid',
        age: 'old',
        mood: 'talks',
        hair: HAIRS.white,
        tie: colors.sun,
        shape: 'round',
        jaw: 'broad',
        nose: 'broad',
        eyeForm: 'hooded',
        brows: 'thin',
        glasses: true,
        eyes: [0.2, 0.1],
      },
      top: { kind: 'shirt', color: '#6E7FB0', trim: colors.sun },
      bottom: { kind: 'skirt', color: colors.monte },
      near: { to: [764, 560], hand: 'open', aim: 196 },
    }) +
    byHead({
      chin: [1040, 430],
      size: 114,
      build: 'woman',
      view: 'side',
      facing: 'left',
      lean: 4,
      skin: SKINS[2],
      look: { cut: 'curls', age: 'young', mood: 'laughs', nose: 'snub', earrings: colors.gold, eyes: [0.4, 0.1] },
      top: { kind: 'overall', color: colors.sun, trim: '#2F5C7A' },
      bottom: { kind: 'trousers', color: '#2F5C7A' },
      near: { to: [950, 620], hand: 'relaxed', aim: 190, holds: bowl(914, 612, colors.forest) },
      far: { sleeveAlone: true },
    })
  );
}

function kettle(): string {
  const body =
    shape('M330 690H870C884 800 850 900 800 960H400C350 900 316 800 330 690Z', '#2F2320') +
    shape('M720 690H870C884 800 850 900 800 960H640C720 880 736 780 720 690Z', '#1B1210') +
    shape('M372 724C372 800 390 860 420 900H396C360 850 348 780 350 724Z', '#6B5850') +
    line('M332 730C270 722 262 812 336 812M868 730C930 722 938 812 864 812', '#2F2320', 22) +
    oval(600, 690, 290, 62, '#46362F') +
    oval(600, 690, 262, 50, colors.gold) +
    oval(600, 694, 240, 40, colors.orange);
  const soup =
    [
      [480, 690, 26],
      [560, 714, 22],
      [690, 706, 28],
      [760, 684, 20],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.52, '#FFF1C9'))
      .join('') +
    oval(520, 720, 16, 8, colors.leaf) +
    oval(730, 716, 14, 7, colors.leaf) +
    oval(610, 676, 16, 8, colors.leaf) +
    oval(648, 700, 44, 17, '#7A6A5E') +
    oval(648, 698, 34, 11, colors.gold);
  const flames =
    shape('M250 900Q280 800 330 870Q350 790 400 900ZM800 900Q850 790 880 870Q930 800 950 900Z', colors.orange) +
    shape('M290 900Q310 850 336 900ZM860 900Q884 846 910 900Z', colors.sun);
  return flames + body + soup + line('M616 628L640 694', '#C9D0C8', 13);
}
