import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { hill } from '../land.ts';
import type { HeadLook } from '../people/heads.ts';
import { person } from '../people/person.ts';
import type { Person } from '../people/person.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { mango } from '../plants.ts';
import { PASS, thread } from '../whereSlides.ts';
import { byHead } from './byHead.ts';

const SIZE = { width: 1200, height: 800 };

/** A round under a mango, from a seat in it: one tells, eight listen, write and ask. */
export function forum(): string {
  const way = thread(`M-10 ${PASS}C120 ${PASS} 150 330 250 330C360 330 400 270 520 300`);
  return canvas(
    { ...SIZE, name: 'foro', grain: 0.42 },
    yard() + way + mango(600, 500, 1.3) + listeners() + teller() + neighbours(),
  );
}

function yard(): string {
  return (
    box(0, 0, 1200, 800, '#F5CDB8') +
    circle(1010, 150, 74, '#FBE3BE') +
    hill('#E0A58A', { ...SIZE, y: 350, swing: 30, points: 4, seed: 'foro1' }) +
    hill(colors.leaf, { ...SIZE, y: 400, swing: 12, points: 4, seed: 'foro2' }) +
    box(0, 440, 1200, 360, colors.road) +
    oval(600, 560, 560, 130, '#8E321A', 'opacity=".4"')
  );
}

/** Seated, each with a chair. */
function seat(one: Omit<Person, 'build' | 'bottom' | 'view'> & Partial<Pick<Person, 'build' | 'bottom'>>): string {
  const [x, y] = one.at;
  const size = one.height / 725;
  const chair = group(
    `translate(${x} ${y}) scale(${one.facing === 'left' ? -size : size} ${size})`,
    line('M-128 -160L-140 -4M52 -160L60 -4M-128 -160L-146 -430', colors.woodDark, 20) +
      box(-140, -182, 204, 26, colors.wood),
  );
  return (
    chair +
    person({
      build: 'woman',
      view: 'turned',
      stance: 'sit',
      bottom: { kind: 'trousers', color: colors.tierraNight },
      far: { sleeveAlone: true },
      ...one,
    })
  );
}

function listeners(): string {
  const pad = (x: number, y: number) =>
    box(x - 6, y - 34, 46, 58, colors.paper) +
    stitch(`M${x + 2} ${y - 20}H${x + 32}M${x + 2} ${y - 6}H${x + 32}`, colors.tierra, 3, '7 5');
  const skirt = (color: string) => ({ kind: 'skirt', color }) as const;
  const look = (more: HeadLook): HeadLook => ({ eyes: [0.7, -0.1], ...more });
  return (
    seat({
      at: [452, 600],
      height: 400,
      skin: SKINS[7],
      look: look({ cut: 'short', hair: HAIRS.fair, beard: 'full', mood: 'calm', nose: 'long', glasses: true }),
      build: 'man',
      top: { kind: 'shirt', color: '#DDE8E0', trim: colors.forest },
      near: { to: [512, 470], hand: 'flat' },
    }) +
    seat({
      at: [748, 600],
      height: 400,
      facing: 'left',
      skin: SKINS[1],
      look: look({
        cut: 'low',
        hat: 'kerchief',
        tie: colors.orange,
        mood: 'smiles',
        shape: 'round',
        earrings: colors.sun,
      }),
      girth: 1.15,
      top: { kind: 'blouse', color: colors.forest, trim: colors.sun },
      bottom: skirt(colors.orange),
      near: { to: [690, 470], hand: 'open' },
    }) +
    seat({
      at: [282, 654],
      height: 450,
      skin: SKINS[5],
      look: look({ cut: 'plaits', tie: colors.sun, mood: 'busy', jaw: 'broad', nose: 'snub', age: 'young' }),
      top: { kind: 'jersey', color: '#2F5C9A', trim: colors.paper },
      bottom: skirt(colors.monte),
      near: { to: [374, 494], hand: 'pinch', holds: pad(370, 510) + line('M366 500L386 470', colors.tierra, 6) },
    }) +
    seat({
      at: [918, 654],
      height: 450,
      facing: 'left',
      skin: SKINS[3],
      look: look({ cut: 'bald', age: 'old', hair: HAIRS.white, mood: 'laughs', moustache: 'walrus', nose: 'hooked' }),
      build: 'man',
      top: { kind: 'poi', color: colors.paper, trim: colors.tierra },
      near: { to: [842, 500], hand: 'rest' },
    }) +
    seat({
      at: [118, 740],
      height: 520,
      skin: SKINS[2],
      look: look({ cut: 'curls', mood: 'talks', jaw: 'lean', nose: 'broad', age: 'grown' }),
      build: 'man',
      top: { kind: 'vest', color: '#E9DEC8', trim: '#2F5C7A' },
      near: { to: [262, 490], hand: 'open', aim: -30 },
    }) +
    seat({
      at: [1086, 740],
      height: 520,
      facing: 'left',
      skin: SKINS[6],
      look: look({ cut: 'bob', hair: HAIRS.greying, age: 'middle', mood: 'smirks', jaw: 'square', nose: 'hooked' }),
      top: { kind: 'shirt', color: '#8A6FA8', trim: colors.paper },
      near: { to: [990, 560], hand: 'sheet', holds: pad(964, 560) },
    })
  );
}

function teller(): string {
  return byHead({
    chin: [600, 300],
    size: 76,
    half: false,
    build: 'woman',
    view: 'front',
    skin: SKINS[4],
    look: {
      cut: 'bun',
      age: 'middle',
      mood: 'talks',
      hair: HAIRS.greying,
      jaw: 'broad',
      nose: 'broad',
      brows: 'straight',
      signs: ['mole'],
      earrings: colors.tierra,
      eyes: [0.3, 0.2],
    },
    top: { kind: 'blouse', color: colors.sun, trim: colors.tierra },
    bottom: { kind: 'skirt', color: colors.tierraDeep },
    near: { to: [470, 344], hand: 'open' },
    far: { to: [730, 352], hand: 'open' },
  });
}

/** Those beside us, from behind. */
function neighbours(): string {
  const row = { half: 'bust', view: 'back', bottom: { kind: 'trousers', color: colors.monte } } as const;
  return (
    byHead({
      ...row,
      chin: [398, 690],
      size: 128,
      build: 'man',
      skin: SKINS[4],
      look: { cut: 'short', hat: 'piri', tie: colors.tierra },
      top: { kind: 'shirt', color: '#5FA3A0' },
    }) +
    byHead({
      ...row,
      chin: [770, 684],
      size: 128,
      build: 'woman',
      face: 'side',
      facing: 'left',
      skin: SKINS[0],
      look: { cut: 'plaits', mood: 'smiles', nose: 'broad', age: 'young', tie: colors.sun, eyes: [0.5, -0.3] },
      top: { kind: 'tee', color: colors.rose },
    }) +
    shape('M-10 800H1210V806H-10Z', colors.road)
  );
}
