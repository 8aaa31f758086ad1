import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, line, shape, stitch } from '../../server/lace/primitives.ts';
import { cropped, HAIR, strawHat, straight } from './portraits/hair.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { frame } from './sustainFrame.ts';

const SHIRT = '#6FA3B8';

/** On the step of the house a farmer answers the survey on a telephone; his daughter, a hen under her arm, looks on. */
export function paperless(): string {
  const phone =
    shape(
      'M560 626L640 482Q648 470 662 472L742 482Q758 484 752 500L684 654Q678 668 664 666L572 648Q552 644 560 626Z',
      '#14201C',
    ) +
    shape('M580 622L652 490L736 500L670 646Z', colors.paper) +
    shape('M628 534L652 490L736 500L716 544Z', '#CFE4D6') +
    circle(630, 572, 15, stoplight.red) +
    circle(658, 577, 15, stoplight.yellow) +
    circle(686, 582, 15, stoplight.green) +
    line('M602 614L660 624', '#C7AE88', 8);
  const hen =
    shape(
      'M826 520C836 450 900 430 960 452C1010 470 1040 440 1070 416C1096 470 1076 560 1010 590C940 620 846 610 826 520Z',
      '#F6ECD4',
    ) +
    shape('M920 600C990 590 1040 550 1076 480C1074 530 1056 568 1010 590C980 604 950 606 920 600Z', '#DCCBA4') +
    shape('M826 520C800 490 790 440 812 412C838 394 870 404 876 440C880 470 870 500 850 520Z', '#F6ECD4') +
    shape('M812 404C806 384 822 376 832 390C836 374 854 376 854 392C866 386 876 398 868 412Z', colors.road) +
    shape('M798 436L770 446L800 458Z', colors.gold) +
    shape('M804 460C796 480 806 496 818 490C824 480 818 466 804 460Z', colors.road) +
    circle(828, 432, 7, '#27120C') +
    line('M930 500C960 520 1000 510 1024 486M926 530C960 552 1000 540 1034 512', '#CBB68A', 7);
  const girl = figure({
    at: [900, 352],
    scale: 0.76,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'laughs',
      gaze: [0.8, 0.7],
      hair: HAIR.black,
      earsCovered: true,
    },
    hair: straight('turned', HAIR.black),
    chin: [22, -52],
    turn: 12,
    headScale: 1.22,
    neck: { wide: 82, lean: 12, deep: 60 },
    body: { shoulder: 150, waist: 130, foot: 600, color: colors.lapacho },
    clothes: stitch('M-78 0C-56 80 56 80 78 0', colors.paper, 9, '15 12'),
    arms: [{ side: 'left', to: [916, 560], aim: 188, hand: 'flat', dim: true }],
  });
  const farmer = figure({
    at: [380, 414],
    scale: 0.92,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'middle',
      build: 'square',
      mood: 'smiles',
      gaze: [0.6, 0.9],
      hair: HAIR.greying,
      moustache: true,
    },
    hair: { behind: '', front: cropped('turned', HAIR.greying).front + strawHat(colors.tierra).front },
    chin: [18, -62],
    turn: 12,
    neck: { lean: 10, deep: 66, wide: 104 },
    body: { shoulder: 198, waist: 178, foot: 480, color: SHIRT },
    clothes:
      shape('M-64 -26L-90 22L-34 72L2 66L-30 18ZM62 -26L90 22L44 72L2 66L34 16Z', '#578BA0') +
      line('M4 66L6 480', '#578BA0', 5) +
      line('M4 130h.1M5 210h.1M6 290h.1', colors.paper, 13),
    arms: [
      { side: 'right', to: [628, 640], aim: -28, hand: 'sheet', sleeve: 'rolled', dim: true, near: 0.95, holds: phone },
      { side: 'left', to: [640, 566], aim: -6, hand: 'point', sleeve: 'rolled', near: 0.98 },
    ],
  });
  const evening =
    box(0, 0, 1200, 790, '#F2A07B') +
    circle(640, 330, 150, '#FBD98A') +
    shape('M0 330C200 290 360 320 520 306S900 330 1200 290V790H0Z', '#C9633F') +
    shape('M0 400C260 350 520 400 760 372S1080 390 1200 370V790H0Z', '#3F7D45') +
    stitch(
      'M470 440C640 420 900 430 1200 414M460 500C700 470 940 480 1200 462M460 566C700 530 960 540 1200 516',
      '#8BC07A',
      10,
      '30 20',
    ) +
    box(0, 0, 150, 790, '#F6E3C4') +
    box(112, 0, 38, 790, '#DCC49A') +
    shape('M0 0H1200V52L0 92Z', '#7A2413') +
    stitch('M0 108L1200 66', '#4A150B', 7, '30 22');
  return frame(
    { name: 'papel', theme: 'foundation', wall: ['#F2A07B', '#F2A07B'], light: [0, 0] },
    evening + girl.body + hen + girl.arms + farmer.body + farmer.arms,
  );
}
