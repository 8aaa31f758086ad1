import { colors } from '../../../server/lace/palette.ts';
import { box, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { bush } from '../land.ts';
import { person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const NIGHT = '#3A1710';
const MINT = '#BFDDD2';

/** Out of the dark of the house into the yard: the refrigerator comes, and the grandmother shows it in. */
export function doorway(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'puerta', grain: 0 },
    yard() + carried() + ahead() + inside() + grandmother(),
  );
}

function yard(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#FBE3B4') +
    bush('#8FB06A', { width: WIDTH, y: 470, size: 90, depth: 120, seed: 'puerta' }) +
    box(0, 520, WIDTH, 380, '#E39A5C') +
    shape('M0 600C300 560 800 590 1200 550V900H0Z', '#DB8448') +
    stitch('M120 640C400 610 800 630 1100 600M80 820C400 790 800 800 1120 780', '#C96F38', 5, '24 18') +
    line('M180 372C420 410 700 400 1020 350', colors.paper, 4) +
    shape('M300 392L372 398L366 486L296 480ZM404 402L470 404L468 470L406 468Z', colors.paper) +
    shape('M846 384L916 376L924 462L854 470Z', '#7FB3B0')
  );
}

/** Two carry it, the one who goes backwards looks where he steps. */
function carried(): string {
  const fridge =
    `<g transform="translate(598 566) rotate(-5)">` +
    box(-112, -238, 224, 420, MINT, 'rx="22"') +
    shape('M54 -238H90Q112 -238 112 -216V160Q112 182 90 182H54Z', '#000', 'opacity=".12"') +
    box(-112, -106, 224, 9, '#8FB0A6') +
    box(-92, -176, 12, 52, '#6B8076', 'rx="6"') +
    box(-92, -80, 12, 92, '#6B8076', 'rx="6"') +
    stitch('M-112 96H112', colors.tierra, 12, '60 1') +
    `</g>`;
  return (
    oval(596, 790, 300, 20, '#8E3F1C', 'opacity=".4"') +
    person({
      at: [812, 788],
      height: 540,
      build: 'man',
      girth: 1.12,
      view: 'side',
      facing: 'left',
      stance: 'walk',
      stride: 0.46,
      lean: 10,
      face: 'turned',
      skin: SKINS[2],
      look: {
        cut: 'short',
        hat: 'cap',
        tie: colors.forest,
        mood: 'laughs',
        nose: 'broad',
        beard: 'full',
        eyes: [0.8, 0.3],
      },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'trousers', color: '#2F4A6B' },
      far: { to: [716, 470], hand: 'flat', behind: true },
      near: { to: [700, 690], hand: 'grip', aim: 170 },
    }) +
    fridge +
    person({
      at: [392, 792],
      height: 540,
      build: 'woman',
      girth: 1.08,
      view: 'side',
      stance: 'walk',
      stride: 0.02,
      lean: 14,
      skin: SKINS[5],
      look: { cut: 'waves', mood: 'busy', nose: 'hooked', eyes: [0.8, 0], hair: HAIRS.brown },
      top: { kind: 'tee', color: '#2F8C86' },
      bottom: { kind: 'trousers', color: colors.monte },
      far: { to: [486, 500], hand: 'flat', behind: true },
      near: { to: [508, 712], hand: 'grip', aim: 10 },
    })
  );
}

function ahead(): string {
  return (
    oval(944, 858, 90, 12, '#8E3F1C', 'opacity=".4"') +
    person({
      at: [930, 852],
      height: 330,
      heads: 5.3,
      build: 'man',
      view: 'side',
      stance: 'run',
      lean: 12,
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'laughs', nose: 'snub', eyes: [0.6, -0.2] },
      top: { kind: 'tee', color: colors.tierra },
      bottom: { kind: 'shorts', color: colors.forest },
      near: { to: [1000, 616], hand: 'wave' },
      far: { to: [866, 724], hand: 'relaxed' },
    })
  );
}

/** The wall around the door, dark against the yard. */
function inside(): string {
  return (
    shape('M0 0H1200V900H1060V150H150V900H0Z', NIGHT) +
    shape('M150 150H1060V186H186V900H150Z', colors.wood) +
    shape('M1024 186H1060V900H1024Z', colors.woodDark) +
    shape('M0 866H1200V900H0Z', colors.tierraNight) +
    shape('M186 866H1024L1120 900H90Z', '#C9772F')
  );
}

/** She stands near, her back to us, and points to its place. */
function grandmother(): string {
  return person({
    at: [176, 1180],
    height: 860,
    build: 'woman',
    girth: 1.2,
    view: 'back',
    half: true,
    face: 'side',
    skin: SKINS[5],
    look: { cut: 'low', age: 'old', hair: HAIRS.grey, mood: 'smiles', eyes: [0.6, 0.1] },
    top: { kind: 'blouse', color: '#6E5BA0', trim: colors.cream },
    bottom: { kind: 'skirt', color: colors.monte },
    apron: { color: colors.cream, trim: colors.tierra },
    far: { to: [372, 640], hand: 'open', aim: 8 },
  });
}
