// Portraits of those who study: as in portraits/portraits.ts, nobody's likeness.
import { circle, line, shape, stitch } from '../../../server/lace/primitives.ts';
import { draped } from '../people/marks.ts';
import { SKINS } from '../people/skins.ts';
import { bald, curls, plaits } from './cuts.ts';
import { HAIR, withHat } from './hair.ts';
import { canvas, sitter } from './sitter.ts';

/** Two pupils of a team that won the Stoplight Olympics: a list of tasks, all ticked. */
export function team(): string {
  const shirt = '#FFFAF0';
  const tie = (x: number) =>
    shape(`M-58 -22L-74 12L-30 46L0 14L30 46L74 12L58 -22L0 22Z`, draped(shirt, 0.24)) +
    shape(`M-14 20L14 20L${x + 24} 190L${x} 216L${x - 24} 190Z`, '#12382C');
  const list =
    shape('M250 716L440 700L462 960L266 960Z', '#F6B93B') +
    shape('M264 730L428 716L448 960L280 960Z', '#FFFDF8') +
    line('M292 776l12 13 22-30M296 832l12 13 22-30M300 888l12 13 22-30', '#1F7A46', 9) +
    line('M350 772L402 768M354 828L406 824M358 884L398 881', '#C9C2B4', 9);
  return canvas(
    sitter({
      face: {
        skin: SKINS[1],
        view: 'turned',
        age: 'young',
        build: 'lean',
        mood: 'laughs',
        gaze: [0.5, 0.3],
        hair: HAIR.black,
        eyes: 'round',
        brows: 'arched',
        nose: 'broad',
      },
      hair: curls('turned', HAIR.black),
      head: { at: [566, 424], turn: 4, flip: true, scale: 1.08 },
      body: { at: [584, 500], shoulder: 170, waist: 146, color: shirt },
      clothes: tie(0),
      arms: [
        {
          shoulder: [712, 588],
          elbow: [724, 850],
          to: [430, 812],
          hand: 'point',
          aim: 190,
          sleeve: 'short',
          dim: true,
          mirrored: true,
        },
      ],
    }) +
      sitter({
        face: {
          skin: SKINS[5],
          view: 'front',
          age: 'young',
          build: 'broad',
          mood: 'beams',
          gaze: [0.2, 0],
          hair: HAIR.black,
          eyes: 'almond',
          brows: 'bushy',
          nose: 'snub',
          apart: 40,
          signs: ['dimples'],
        },
        hair: plaits('front', HAIR.black, '#DB4F83'),
        head: { at: [300, 490], turn: -5, scale: 1.1 },
        body: { at: [300, 562], shoulder: 168, waist: 140, color: shirt },
        clothes: tie(6),
        arms: [{ shoulder: [156, 646], elbow: [110, 846], to: [276, 880], hand: 'sheet', aim: -6, sleeve: 'short' }],
        held: list,
      }),
    { top: 70, middle: 416 },
  );
}

/** A graduate of a farm school, with a hoe and the eggs of quails. */
export function farmer(): string {
  const [shirt, white] = ['#B3261E', '#FFFAF0'];
  const nest =
    shape('M226 812C236 926 424 926 436 812Z', '#C98A3C') +
    shape(
      'M250 816C246 764 306 764 304 816ZM300 816C296 752 360 752 356 816ZM352 816C350 766 410 766 408 816Z',
      '#F3E7D0',
    ) +
    line(
      'M266 792h.1M284 802h.1M276 780h.1M316 784h.1M334 774h.1M340 798h.1M322 802h.1M368 790h.1M388 800h.1M384 782h.1',
      '#6B3418',
      9,
    ) +
    shape('M218 810C280 828 384 828 444 810L432 852C380 872 280 872 230 852Z', '#E0A957') +
    stitch('M232 834C290 852 380 852 432 834', '#8B4A24', 6, '16 11');
  const hoe =
    line('M706 960L728 140', '#8B4A24', 24) +
    shape('M694 152C710 144 748 146 764 156L790 250C752 266 700 262 664 246Z', '#7F8A84') +
    line('M664 246C700 262 752 266 790 250', '#B4BEB6', 8) +
    circle(728, 156, 17, '#55605A');
  return canvas(
    sitter({
      face: {
        skin: SKINS[3],
        view: 'turned',
        age: 'young',
        build: 'lean',
        mood: 'beams',
        gaze: [0.2, 0],
        hair: HAIR.black,
        eyes: 'round',
        brows: 'bushy',
        nose: 'hooked',
        apart: 33,
        earsOut: true,
        blush: false,
      },
      hair: withHat(bald('turned', HAIR.black, SKINS[3]), '#1D3F7A'),
      head: { at: [372, 494], turn: -3, scale: 1.08 },
      neck: { wide: 80, lean: -14, deep: 64 },
      body: { at: [384, 560], shoulder: 190, waist: 156, color: shirt },
      clothes:
        shape('M-112 12L-72 -8L-62 18L-70 400H-112ZM72 -8L112 12V400H70L62 18ZM-22 56H22V400H-22Z', white) +
        line('M-68 -22C-54 68 54 68 68 -22', '#1D3F7A', 16),
      arms: [
        { shoulder: [222, 646], elbow: [156, 838], to: [262, 866], hand: 'sheet', aim: -8, sleeve: 'short' },
        {
          shoulder: [548, 646],
          elbow: [600, 846],
          to: [716, 704],
          hand: 'grip',
          aim: -20,
          sleeve: 'short',
          dim: true,
        },
      ],
      held: hoe + nest,
    }),
    { top: 70, middle: 444 },
  );
}
