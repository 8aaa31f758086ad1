import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { collar, near } from '../closeUps.ts';
import { shaded } from '../people/marks.ts';
import { SKINS } from '../people/skins.ts';
import { face } from '../portraits/face.ts';
import type { Face } from '../portraits/face.ts';
import { bald, curls } from '../portraits/cuts.ts';
import { HAIR, straight } from '../portraits/hair.ts';
import type { Worn } from '../portraits/hair.ts';
import { parted } from '../portraits/partings.ts';
import { CAST, CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

const TABLE = 800;
/** Corner, size and slant of the screen, which is seen a little from the side. */
const TILE = { width: 176, height: 176, gap: 12 };

/** A grandfather and his granddaughter at the kitchen table, in a video call at night: the screen lights them. */
export function call(): string {
  return frame(
    'llamada',
    kitchen() + grandfather() + girl() + table() + group('translate(-44 0)', laptop()) + mask(),
    clips(),
  );
}

function kitchen(): string {
  return (
    box(0, 0, WIDTH, HEIGHT, '#2A2350') +
    // The window, and the houses over there.
    box(1190, 70, 330, 350, '#171339') +
    circle(1430, 160, 42, '#F4E3B4') +
    shape('M1190 330L1270 290L1350 330L1440 300L1520 340V420H1190Z', '#0F0C2B') +
    line('M1262 352v20M1300 352v20M1444 350v20', colors.sun, 16) +
    line('M1355 70V420M1190 245H1520M1190 70H1520V420H1190Z', '#4A3F7A', 16) +
    // What the screen lights of the wall.
    circle(640, 480, 470, '#3C3372') +
    circle(600, 500, 320, '#4D4388') +
    box(60, 150, 300, 20, '#1E183F') +
    shape('M110 150V80H190V150ZM96 90H110V130H96Z', '#6C5FA8') +
    shape('M230 150L244 60H300L314 150Z', '#5A4E94')
  );
}

const CALLERS: readonly (readonly [string, string, Omit<Face, 'view'>, Worn])[] = [
  [
    colors.mist,
    colors.orange,
    {
      skin: SKINS[1],
      age: 'grown',
      build: 'heart',
      mood: 'beams',
      nose: 'broad',
      hair: HAIR.black,
      earrings: colors.sun,
    },
    curls('front', HAIR.black, 'close'),
  ],
  [
    '#2C6B75',
    colors.paper,
    { skin: SKINS[6], age: 'middle', build: 'long', mood: 'busy', hair: HAIR.brown, earsCovered: true },
    straight('front', HAIR.brown),
  ],
  [
    colors.rose,
    '#A3265A',
    { skin: SKINS[3], age: 'old', build: 'square', mood: 'laughs', beard: 'full', hair: HAIR.grey, glasses: '#2A1712' },
    bald('front', HAIR.grey, SKINS[3]),
  ],
];

function clips(): string {
  return `<clipPath id="t"><path d="M0 0H${TILE.width}V${TILE.height}H0Z"/></clipPath>`;
}

function laptop(): string {
  const step = TILE.width + TILE.gap;
  const at = (i: number) => `translate(${(i % 2) * step} ${Math.floor(i / 2) * step})`;
  const caller = ([ground, top, look, hair]: (typeof CALLERS)[number], i: number) => {
    const { ears, face: visage } = face({ ...look, view: 'front' });
    return group(
      at(i),
      box(0, 0, TILE.width, TILE.height, ground) +
        `<g clip-path="url(#t)"><g transform="translate(88 138) scale(.44)">${hair.behind}${ears}${shape('M-190 180C-180 60 -120 50 -60 36L0 60L60 36C120 50 180 60 190 180Z', top)}${shape('M-44 -40V30Q0 90 44 30V-40Z', shaded(look.skin, 0.2))}${visage}${hair.front}</g></g>`,
    );
  };
  const heads = [0, 1, 2]
    .flatMap((row) => [16, 52, 88, 124, 160].map((x) => `M${x + (row % 2) * 16 - 8} ${112 + row * 30}h.1`))
    .join('');
  const hall = group(
    at(3),
    box(0, 0, TILE.width, TILE.height, colors.forest) +
      box(50, 22, 76, 48, colors.paper) +
      line('M62 38H114M62 54H96', colors.lapacho, 6) +
      `<g clip-path="url(#t)">${line(heads, '#0B241C', 30)}</g>`,
  );
  const wide = step * 2 + TILE.gap;
  return (
    shape('M250 800L380 890L830 930L860 896L660 820Z', CAST_COLOR, CAST) +
    group(
      'matrix(1 .12 -.1 1 286 340)',
      box(-22, -22, wide + 20, wide + 24, '#17121C', 'rx="20"') +
        box(-30, -22, wide + 20, wide + 24, '#3A3346', 'rx="20"') +
        box(-12, -6, wide - 14, wide - 8, '#17121C') +
        group('translate(0 6)', CALLERS.map(caller).join('') + hall),
    ) +
    shape('M216 744L634 792L800 894L352 844Z', '#C9D0D4') +
    shape('M216 744L352 844L800 894V908L352 860L216 756Z', '#98A4AC') +
    shape('M262 762L622 804L690 846L322 806Z', '#5B6470') +
    shape('M480 846L594 858L622 876L506 862Z', '#AEB8BE')
  );
}

function girl(): string {
  return near(860, 600, 0.94, {
    face: {
      skin: SKINS[4],
      view: 'turned',
      age: 'young',
      build: 'full',
      mood: 'beams',
      gaze: [0.9, 0.2],
      eyes: 'round',
      nose: 'button',
      signs: ['freckles'],
      hair: HAIR.black,
      brows: 'straight',
    },
    hair: parted('turned', HAIR.black, 'swept', 'tail', colors.lapacho),
    head: { at: [-12, -52], flip: true, turn: -4, scale: 1.26 },
    neck: { wide: 78, lean: -6, deep: 54 },
    body: { shoulder: 150, waist: 150, color: colors.sun },
    clothes: line('M-58 -6C-40 50 40 50 58 -6', shaded(colors.sun, 0.2), 10),
    arms: [{ shoulder: [-118, 86], elbow: [-216, 160], to: [-196, -110], hand: 'wave', aim: -84, sleeve: 'short' }],
  });
}

function grandfather(): string {
  const guampa =
    line('M-64 196L-30 108', '#C9C2B4', 10) +
    shape('M-118 196C-80 186 -50 188 -12 200L-34 320C-56 330 -82 330 -98 318Z', colors.wood) +
    shape('M-40 192L-12 200L-34 320C-44 326 -56 328 -66 328Z', colors.woodDark) +
    shape('M-118 196C-80 186 -50 188 -12 200C-40 212 -84 212 -118 196Z', '#7FA66B');
  return near(1144, 540, 1.06, {
    face: {
      skin: SKINS[5],
      view: 'turned',
      age: 'old',
      build: 'square',
      mood: 'calm',
      gaze: [0.9, 0.3],
      hair: HAIR.grey,
      nose: 'hooked',
      brows: 'bushy',
      glasses: '#2A1712',
      moustache: 'walrus',
      earsOut: true,
    },
    hair: bald('turned', HAIR.grey, SKINS[5]),
    head: { at: [-14, -56], flip: true, turn: -5 },
    neck: { lean: -8, deep: 66 },
    body: { shoulder: 204, waist: 196, color: '#DCE7EE' },
    clothes: collar('#DCE7EE') + stitch('M-50 110V380M50 110V380', '#5F7FA0', 10, '12 9'),
    held: guampa,
    arms: [
      {
        shoulder: [164, 92],
        elbow: [212, 300],
        to: [-62, 268],
        hand: 'grip',
        aim: 186,
        mirrored: true,
        sleeve: 'rolled',
        dim: true,
      },
    ],
  });
}

function table(): string {
  return (
    box(0, TABLE, WIDTH, HEIGHT - TABLE, '#8C3A57') +
    box(0, TABLE, WIDTH, 14, '#B75A78') +
    oval(560, 900, 520, 74, '#B75A78', 'opacity=".4"')
  );
}

/** The mask of that year. */
function mask(): string {
  return group(
    'translate(1286 848) rotate(-5) scale(.84)',
    oval(8, 52, 120, 14, CAST_COLOR, CAST) +
      line('M-96 -14C-170 -30 -172 50 -90 40M96 -14C168 -34 172 44 92 38', colors.paper, 8) +
      shape(
        'M-100 -22C-50 -48 50 -48 100 -22C106 10 100 36 88 50C40 66 -40 66 -88 50C-100 36 -106 10 -100 -22Z',
        colors.paper,
      ) +
      shape('M30 -40C60 -38 84 -30 100 -22C106 10 100 36 88 50C64 58 40 61 14 62C40 30 44 -10 30 -40Z', '#D9CDBB') +
      stitch('M-86 -8C-40 -26 40 -26 86 -8M-84 34C-40 46 40 46 84 34', '#2F6F70', 5, '12 9'),
  );
}
