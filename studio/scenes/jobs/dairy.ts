import { colors } from '../../../server/lace/palette.ts';
import { box, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { cow } from '../animals.ts';
import { canvas } from '../canvas.ts';
import { person } from '../people/person.ts';
import { SKINS } from '../people/skins.ts';

const SIZE = { width: 1000, height: 1100 };

/** A lesson in the milking yard: a student milks, her teacher says how. */
export function dairy(): string {
  return canvas(
    { ...SIZE, name: 'tambo', grain: 0.4 },
    shed() + cow(416, 968, 4.5, { flip: true }) + teacher() + student(),
  );
}

function shed(): string {
  return (
    box(0, 0, 1000, 1100, '#BFDCCB') +
    shape('M0 560C240 520 640 540 1000 506V760H0Z', '#8FB37A') +
    shape('M0 640C300 610 660 640 1000 600V920H0Z', '#6E9A5A') +
    shape('M-20 150L500 20L1020 150V236L500 112L-20 236Z', '#8E3A22') +
    stitch('M0 236L500 116L1000 236', '#E9B872', 9, '40 22') +
    line('M96 206V960M904 206V960', colors.woodDark, 30) +
    line('M96 640H904M96 760H904', colors.wood, 18) +
    shape('M0 900C300 880 700 884 1000 900V1100H0Z', '#D9A870') +
    stitch('M0 1062H1000', '#B98448', 7, '30 24') +
    oval(470, 974, 330, 20, '#8A5A30', 'opacity=".4"')
  );
}

function student(): string {
  const bucket =
    shape('M450 906H540L528 992H462Z', '#B9C4BE') +
    oval(495, 906, 45, 12, colors.paper) +
    line('M452 908C460 950 530 950 538 908', '#7F8A84', 5);
  const stool = box(620, 854, 120, 20, colors.wood) + line('M638 874L626 1000M722 874L734 1000', colors.woodDark, 14);
  return (
    stool +
    person({
      at: [642, 1004],
      height: 620,
      heads: 6.8,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      stance: 'sit',
      lean: 10,
      skin: SKINS[5],
      look: { cut: 'braid', age: 'young', mood: 'smiles', tie: colors.sun, eyes: [0.6, 0.5] },
      top: { kind: 'overall', color: colors.sun, trim: '#2F6B8F' },
      bottom: { kind: 'trousers', color: '#2F6B8F' },
      near: { to: [506, 862], hand: 'pinch' },
      far: { to: [474, 856], hand: 'pinch', behind: true },
    }) +
    bucket
  );
}

function teacher(): string {
  const pad =
    box(816, 528, 92, 116, colors.forest, 'rx="6"') +
    box(824, 538, 76, 96, colors.paper) +
    stitch('M834 560H890M834 582H890M834 604H876', colors.tierra, 5, '11 7');
  return person({
    at: [812, 990],
    height: 760,
    build: 'man',
    view: 'turned',
    facing: 'left',
    skin: SKINS[3],
    look: {
      cut: 'short',
      hat: 'piri',
      tie: colors.lapacho,
      age: 'middle',
      mood: 'talks',
      beard: 'stubble',
      eyes: [0.6, 0.6],
    },
    top: { kind: 'shirt', color: colors.lapacho, trim: colors.paper },
    bottom: { kind: 'trousers', color: '#4A3A2E' },
    shoes: '#26302C',
    near: { to: [850, 618], hand: 'sheet', holds: pad },
    far: { to: [640, 404], hand: 'open', behind: false },
  });
}
