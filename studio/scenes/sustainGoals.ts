import { colors } from '../../server/lace/palette.ts';
import { box, circle, line, shape } from '../../server/lace/primitives.ts';
import { SKINS } from './people/skins.ts';
import { figure } from './portraits/figure.ts';
import { cropped, HAIR, straight } from './portraits/hair.ts';
import { frame, SHADE } from './sustainFrame.ts';

/** Two pupils of a team: one has found their place on the globe, the other writes the task down. */
export function goals(): string {
  const globe =
    line('M250 724H470', colors.woodDark, 26) +
    line('M360 724V640', colors.woodDark, 24) +
    line('M206 262A230 230 0 1 0 556 530', colors.gold, 18) +
    circle(368, 410, 214, '#2F7F8C') +
    shape('M154 410A214 214 0 0 1 420 202A270 270 0 0 0 306 615A214 214 0 0 1 154 410Z', '#3F97A3') +
    shape(
      'M252 252C300 214 380 208 410 236C400 256 430 276 404 296C376 302 378 328 350 334C346 352 362 362 372 378C350 380 330 362 320 342C290 336 280 304 256 298C234 284 234 270 252 252Z',
      '#8BC07A',
    ) +
    shape(
      'M374 380C410 366 450 386 470 416C496 424 502 450 484 472C478 506 452 520 438 542C428 568 422 592 404 602C392 580 400 546 392 518C372 494 344 464 350 436C354 414 362 398 374 380Z',
      '#8BC07A',
    ) +
    shape('M418 492L440 486L444 510L426 514Z', colors.lapacho) +
    shape('M476 226A214 214 0 0 1 430 615A270 270 0 0 0 476 226Z', '#000', 'opacity=".14"');
  const white = '#FFFAF0';
  const tie =
    shape('M-58 -22L-74 12L-30 46L0 14L30 46L74 12L58 -22L0 22Z', '#E5DCC8') +
    shape('M-14 20L14 20L26 190L0 216L-24 190Z', colors.monte);
  const girl = figure({
    at: [668, 398],
    scale: 0.8,
    flip: true,
    skin: SKINS[4],
    head: {
      view: 'turned',
      age: 'young',
      build: 'round',
      mood: 'laughs',
      gaze: [0.8, 0.5],
      hair: HAIR.black,
      earsCovered: true,
    },
    hair: straight('turned', HAIR.black),
    chin: [10, -58],
    turn: 8,
    headScale: 1.2,
    neck: { wide: 84, lean: 8 },
    body: { shoulder: 158, waist: 136, foot: 480, color: white },
    clothes: tie,
    arms: [{ side: 'right', to: [442, 502], aim: 200, hand: 'point', sleeve: 'short', near: 0.75, dim: true }],
  });
  const boy = figure({
    at: [944, 360],
    scale: 0.82,
    flip: true,
    skin: SKINS[5],
    head: {
      view: 'turned',
      age: 'young',
      build: 'long',
      mood: 'smiles',
      gaze: [0.7, 0.9],
      hair: HAIR.black,
      glasses: '#F6B93B',
    },
    hair: cropped('turned', HAIR.black),
    chin: [10, -58],
    turn: 13,
    headScale: 1.2,
    neck: { wide: 88, lean: 10 },
    body: { shoulder: 166, waist: 142, foot: 500, color: white },
    clothes: tie,
    arms: [
      { side: 'right', to: [832, 660], aim: 150, hand: 'flat', sleeve: 'short', near: 0.9 },
      {
        side: 'left',
        to: [1010, 634],
        aim: 204,
        hand: 'pinch',
        sleeve: 'short',
        near: 0.8,
        dim: true,
        holds: line('M1052 560L986 674', colors.lapacho, 12),
      },
    ],
  });
  const notebook =
    shape('M748 700L800 616H1080L1128 700Z', colors.paper) +
    shape('M748 700L800 616H828L780 700Z', colors.forest) +
    line('M858 644H950M848 668H930', '#C7AE88', 8);
  const room =
    box(0, 0, 1200, 790, '#A8324F') +
    box(100, 60, 640, 360, '#12382C') +
    box(100, 60, 640, 360, 'none', 'stroke="#D9A25C" stroke-width="20"') +
    line('M610 130h84M610 170h50M610 210h70', '#CFE4D6', 8, 'opacity=".7"') +
    box(850, 40, 290, 250, '#F0B9A0') +
    box(984, 40, 20, 250, '#BD4462') +
    box(850, 150, 290, 18, '#BD4462');
  const desk =
    box(0, 600, 1200, 190, '#D9A25C') + box(0, 600, 1200, 14, '#E9BC7C') + box(0, 770, 1200, 20, '#000', SHADE);
  return frame(
    { name: 'globo', theme: 'education', wall: ['#A8324F', '#A8324F'], light: [0, 0] },
    room + boy.body + girl.body + desk + globe + notebook + boy.arms + girl.arms,
  );
}
