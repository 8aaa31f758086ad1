import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';
import { canvas } from './canvas.ts';
import { helmet, motorbike } from './groups/motorbike.ts';
import { person } from './people/person.ts';
import { HAIRS, SKINS } from './people/skins.ts';

const WIDTH = 1600;
const HEIGHT = 640;
/** Where feet stand. */
const FLOOR = 604;

/**
 * The work of those whom no list names, in a row: on the way to a committee, in a class, beside a survey, at an office's desk.
 * A phone shows what is between 436 and 1216.
 */
export function aboutTeam(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'equipo', grain: 0.4 },
    ground() + onTheWay() + classroom() + survey() + office(),
  );
}

const shadow = (x: number, half: number): string => oval(x, FLOOR + 4, half, 9, '#2F5A48', 'opacity=".35"');

function ground(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, colors.mist) +
    lace(
      'equipo',
      { family: 'sun', rim: 'fan', thread: '#F4C766', colors: [colors.sun], solid: true, weight: 1, detail: 1 },
      812,
      250,
      200,
    ) +
    shape('M0 470C220 420 420 470 640 446S1080 420 1600 462V640H0Z', '#AFD2BC') +
    shape('M0 540C300 520 700 548 1000 532S1420 528 1600 536V640H0Z', '#8DBB9B')
  );
}

/** She has left her motorbike behind her, with the helmet on its seat, and goes on with her folder. */
function onTheWay(): string {
  const { behind, frame, lamp } = motorbike();
  const folder = group(
    'translate(236 388) rotate(-10)',
    box(-34, -44, 72, 92, colors.lapacho, 'rx="4"') + stitch('M-24 -30H28M-24 34H28', colors.cream, 4, '8 6'),
  );
  return (
    oval(216, FLOOR - 6, 210, 10, '#2F5A48', 'opacity=".35"') +
    group('translate(-66 36) scale(.56)', behind + frame + lamp + helmet('translate(352 742) scale(.95)')) +
    shadow(206, 66) +
    person({
      at: [206, FLOOR],
      height: 450,
      build: 'woman',
      view: 'turned',
      skin: SKINS[4],
      look: { cut: 'tail', age: 'grown', mood: 'beams', jaw: 'square', nose: 'broad', eyes: [0.7, 0], tie: colors.sun },
      top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
      bottom: { kind: 'trousers', color: '#3F4E5C' },
      near: { to: [238, 408], hand: 'flat', holds: folder },
    })
  );
}

function classroom(): string {
  const board =
    line('M560 470L536 604M716 470L740 604', colors.woodDark, 12) +
    box(532, 196, 212, 286, colors.wood) +
    box(546, 210, 184, 258, colors.forest) +
    line('M638 420V318', colors.cream, 6) +
    line(
      'M638 352C600 352 582 330 580 302C612 302 636 320 638 352M638 334C640 306 664 284 696 286C694 314 672 334 638 334M604 420H672',
      colors.cream,
      6,
    );
  return (
    shadow(640, 130) +
    board +
    shadow(500, 70) +
    shadow(796, 60) +
    person({
      at: [500, FLOOR],
      height: 450,
      build: 'man',
      view: 'turned',
      skin: SKINS[2],
      look: {
        cut: 'short',
        age: 'middle',
        mood: 'talks',
        hair: HAIRS.grey,
        glasses: true,
        nose: 'broad',
        moustache: 'walrus',
        eyes: [0.7, 0.2],
      },
      top: { kind: 'shirt', color: '#5E8FA6' },
      bottom: { kind: 'trousers', color: '#3B2C22' },
      near: { to: [586, 330], hand: 'point' },
      far: { to: [506, 400], hand: 'relaxed', behind: true },
    }) +
    person({
      at: [800, FLOOR],
      height: 390,
      heads: 6.8,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[5],
      look: {
        cut: 'plaits',
        age: 'young',
        mood: 'wonders',
        tie: colors.lapacho,
        jaw: 'heart',
        nose: 'snub',
        eyes: [0.6, -0.3],
      },
      top: { kind: 'uniform', color: colors.paper, trim: colors.monte },
      bottom: { kind: 'skirt', color: colors.monte, length: 'knee' },
      near: {
        to: [744, 420],
        hand: 'sheet',
        holds: group(
          'translate(738 414) rotate(12)',
          box(-26, -32, 52, 64, colors.sun, 'rx="3"') + stitch('M-14 -14H14M-14 4H14', colors.tierra, 4, '7 5'),
        ),
      },
    })
  );
}

/** On the bench before her house a woman answers on a tablet; somebody sits with her. */
function survey(): string {
  const bench = box(900, 492, 272, 16, colors.wood) + line('M924 508V604M1148 508V604', colors.woodDark, 14);
  const tablet = group(
    'translate(1042 408) rotate(-8)',
    box(-50, -36, 100, 72, '#14201C', 'rx="7"') +
      box(-42, -28, 84, 56, colors.paper) +
      circle(-22, -6, 10, stoplight.red) +
      circle(2, -6, 10, stoplight.yellow) +
      circle(26, -6, 10, stoplight.green) +
      line('M-30 16H22', '#C7AE88', 5),
  );
  return (
    shadow(1036, 170) +
    bench +
    person({
      at: [960, FLOOR],
      height: 440,
      build: 'woman',
      girth: 1.15,
      view: 'turned',
      stance: 'sit',
      skin: SKINS[3],
      look: {
        cut: 'bun',
        age: 'old',
        mood: 'smirks',
        jaw: 'broad',
        nose: 'hooked',
        hair: HAIRS.white,
        eyes: [0.6, 0.5],
        earrings: colors.tierra,
        tie: colors.lapacho,
      },
      top: { kind: 'shirt', color: '#7C3F8C', trim: colors.rose },
      bottom: { kind: 'skirt', color: colors.tierraDeep },
      near: { to: [1030, 404], hand: 'point' },
      far: { to: [1010, 440], hand: 'sheet', behind: false, holds: tablet },
    }) +
    person({
      at: [1130, FLOOR],
      height: 450,
      build: 'man',
      view: 'turned',
      facing: 'left',
      stance: 'sit',
      skin: SKINS[6],
      look: {
        cut: 'quiff',
        age: 'young',
        mood: 'calm',
        jaw: 'lean',
        nose: 'long',
        hair: HAIRS.brown,
        eyes: [0.6, 0.5],
      },
      top: { kind: 'vest', color: '#EEF1E2', trim: colors.forest },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      near: { to: [1084, 424], hand: 'open' },
      far: { to: [1100, 470], hand: 'flat' },
    })
  );
}

function office(): string {
  const desk =
    box(1348, 430, 240, 18, colors.wood) +
    box(1362, 448, 212, 156, '#7A4A28') +
    stitch('M1378 470H1558V584H1378Z', colors.straw, 5, '14 10');
  const pot = group(
    'translate(14 0)',
    shape('M1376 430L1368 392H1412L1404 430Z', colors.clay) +
      shape(
        'M1390 392C1364 368 1366 330 1384 312C1402 330 1408 364 1390 392ZM1390 392C1392 360 1412 344 1430 342C1430 366 1416 386 1390 392Z',
        colors.leaf,
      ),
  );
  const receiver = line('M1499 226C1512 232 1518 256 1508 272', colors.tierraNight, 15);
  return (
    shadow(1468, 130) +
    shadow(1284, 66) +
    person({
      at: [1480, FLOOR],
      height: 432,
      half: true,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[2],
      look: { cut: 'bob', age: 'grown', mood: 'laughs', jaw: 'broad', nose: 'snub', eyes: [0.7, 0] },
      top: { kind: 'shirt', color: colors.sun },
      bottom: { kind: 'trousers', color: colors.tierraNight },
      near: { to: [1502, 262], hand: 'grip', aim: 280, holds: receiver },
      far: { to: [1430, 424], hand: 'rest', behind: false },
    }) +
    desk +
    pot +
    person({
      at: [1284, FLOOR],
      height: 440,
      build: 'man',
      view: 'turned',
      skin: SKINS[4],
      look: {
        cut: 'short',
        hat: 'piri',
        tie: colors.tierra,
        age: 'middle',
        mood: 'smiles',
        jaw: 'lean',
        nose: 'hooked',
        beard: 'stubble',
        eyes: [0.7, 0.1],
      },
      top: { kind: 'poi', color: colors.cream, trim: colors.tierra },
      bottom: { kind: 'trousers', color: '#5A4A3A' },
      far: { to: [1290, 400], hand: 'relaxed', behind: true },
      near: {
        to: [1346, 404],
        hand: 'sheet',
        holds: group(
          'translate(1358 396) rotate(-10)',
          box(-22, -28, 44, 56, colors.paper) + stitch('M-12 -14H12M-12 0H12M-12 14H6', '#8A6FA8', 4, '7 5'),
        ),
      },
    })
  );
}
