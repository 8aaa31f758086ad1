import { colors } from '../../../server/lace/palette.ts';
import { box, circle, line, oval, shape, stitch } from '../../../server/lace/primitives.ts';
import { canvas } from '../canvas.ts';
import { baby } from '../people/baby.ts';
import { HAIRS, SKINS } from '../people/skins.ts';
import { byHead } from './byHead.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const PHONE = [196, 452] as const;

/** An evening bus from the kerb: its windows full of people on their way home, its door open for three more. */
export function bus(): string {
  return canvas(
    { width: WIDTH, height: HEIGHT, name: 'colectivo', grain: 0.4 },
    inside() + passengers() + body() + waiting(),
  );
}

function inside(): string {
  const seats = [70, 250, 420, 600, 720]
    .map((x) =>
      shape(
        `M${x} 560V410C${x} 380 ${x + 20} 366 ${x + 56} 366C${x + 92} 366 ${x + 110} 380 ${x + 110} 410V560Z`,
        '#3E7C88',
      ),
    )
    .join('');
  return (
    box(0, 0, WIDTH, HEIGHT, '#FBE3A6') +
    line('M0 168H1200', '#E9B872', 10) +
    [180, 480, 780]
      .map((x) => line(`M${x} 168V214`, '#C98A3C', 7) + circle(x, 230, 17, 'none', 'stroke="#C98A3C" stroke-width="7"'))
      .join('') +
    seats +
    box(920, 120, 280, 640, '#F3CF86') +
    line('M1000 120V700', '#C98A3C', 12)
  );
}

function passengers(): string {
  const bottom = { kind: 'trousers', color: colors.monte } as const;
  const phone =
    box(PHONE[0] - 6, PHONE[1] - 40, 44, 70, colors.tierraNight, 'rx="7"') +
    box(PHONE[0], PHONE[1] - 33, 32, 56, '#CFE4EC');
  return (
    byHead({
      chin: [120, 376],
      size: 118,
      half: 'bust',
      build: 'woman',
      view: 'turned',
      nod: 8,
      skin: SKINS[7],
      look: {
        cut: 'curls',
        hair: HAIRS.white,
        age: 'old',
        mood: 'busy',
        jaw: 'lean',
        nose: 'hooked',
        glasses: true,
        eyes: [0.5, 0.9],
      },
      top: { kind: 'shirt', color: '#8A6FA8', trim: colors.paper, sleeve: 'long' },
      bottom,
      near: { to: PHONE, hand: 'sheet', holds: phone },
    }) +
    byHead({
      chin: [262, 446],
      size: 96,
      heads: 5.6,
      half: 'bust',
      build: 'man',
      view: 'front',
      skin: SKINS[4],
      look: { cut: 'fringe', age: 'child', mood: 'wonders', jaw: 'heart', nose: 'snub', apart: 1.2, eyes: [0.5, 0.6] },
      top: { kind: 'tee', color: colors.leaf },
      bottom,
    }) +
    byHead({
      chin: [438, 400],
      size: 120,
      half: 'bust',
      build: 'man',
      view: 'turned',
      nod: -12,
      skin: SKINS[0],
      look: { cut: 'short', beard: 'full', mood: 'sleeps', nose: 'broad', brows: 'bushy' },
      top: { kind: 'overall', color: '#DDA24A', trim: '#2F4A6B' },
      bottom,
    }) +
    byHead({
      chin: [574, 386],
      size: 112,
      half: 'bust',
      build: 'woman',
      view: 'turned',
      skin: SKINS[6],
      look: {
        cut: 'tail',
        hair: HAIRS.fair,
        mood: 'calm',
        age: 'young',
        tie: colors.forest,
        jaw: 'square',
        nose: 'long',
        signs: ['freckles'],
        eyes: [0.8, 0],
      },
      top: { kind: 'tee', color: '#5FA3A0' },
      bottom,
    }) +
    byHead({
      chin: [790, 384],
      size: 116,
      half: 'bust',
      girth: 1.2,
      build: 'woman',
      view: 'turned',
      facing: 'left',
      skin: SKINS[2],
      look: {
        cut: 'bob',
        mood: 'beams',
        shape: 'round',
        jaw: 'broad',
        nose: 'broad',
        signs: ['gap', 'dimples'],
        eyes: [0.8, 0],
        earrings: colors.sun,
      },
      top: { kind: 'tee', color: colors.orange },
      bottom,
      near: { to: [716, 430], hand: 'open' },
    })
  );
}

/** The side of the bus, its windows cut out. */
function body(): string {
  const panes =
    'M40 176C40 164 48 156 60 156H312C324 156 332 164 332 176V500H40ZM356 156H648V500H356ZM672 156H930V500H672ZM982 130H1180V770H982Z';
  return (
    shape(`M-10 -10H1210V910H-10Z${panes}`, '#B93A2B', 'fill-rule="evenodd"') +
    shape('M-10 -10H1210V70H-10Z', '#8E2A1E') +
    line(
      'M40 176C40 164 48 156 60 156H312C324 156 332 164 332 176V500H40ZM356 156H648V500H356ZM672 156H930V500H672Z',
      '#3A1410',
      12,
    ) +
    line('M40 270H332M356 270H648M672 270H930', '#3A1410', 5) +
    line('M982 130H1180V770H982Z', '#3A1410', 14) +
    shape(
      'M60 170L150 170L70 490H46V240ZM372 170H430L380 420H368ZM690 170H770L700 470H684Z',
      '#FFFFFF',
      'opacity=".16"',
    ) +
    box(-10, 560, 970, 34, colors.cream) +
    stitch('M-10 640H950', '#E58A5C', 6, '26 18') +
    box(-10, 800, 1220, 110, '#3A4650') +
    box(-10, 800, 1220, 14, '#5A6670') +
    circle(300, 800, 104, '#1B2226') +
    circle(300, 800, 58, '#8B969C') +
    circle(300, 800, 22, '#3A4650') +
    box(-10, 846, 1220, 60, '#8B8478') +
    box(-10, 846, 1220, 10, '#B0A894')
  );
}

function waiting(): string {
  const bag =
    shape('M1040 700H1120L1130 812H1030Z', colors.forest) +
    line('M1056 700C1056 660 1104 660 1104 700', colors.forest, 8);
  return (
    oval(530, 884, 130, 12, '#2A2A2A', 'opacity=".25"') +
    byHead({
      chin: [530, 560],
      size: 104,
      half: false,
      build: 'man',
      view: 'side',
      lean: 8,
      skin: SKINS[6],
      look: {
        cut: 'bald',
        age: 'old',
        mood: 'smiles',
        nose: 'hooked',
        moustache: 'walrus',
        hair: HAIRS.white,
        eyes: [0.4, -0.1],
      },
      top: { kind: 'shirt', color: '#6F8F6A', trim: colors.paper, sleeve: 'long' },
      bottom: { kind: 'trousers', color: '#5A4A3A' },
      near: { to: [622, 762], hand: 'grip', holds: line('M614 762L626 900M596 756H642', colors.woodDark, 11) },
    }) +
    byHead({
      chin: [796, 528],
      size: 112,
      half: false,
      build: 'woman',
      view: 'turned',
      skin: SKINS[3],
      look: {
        cut: 'bun',
        mood: 'smirks',
        jaw: 'lean',
        nose: 'long',
        brows: 'straight',
        signs: ['mole'],
        eyes: [0.6, -0.2],
        age: 'grown',
      },
      top: { kind: 'tee', color: '#3E86A8' },
      bottom: { kind: 'trousers', color: '#3E86A8' },
      near: {
        to: [830, 698],
        hand: 'flat',
        holds: baby({
          at: [848, 616],
          size: 66,
          turn: 8,
          skin: SKINS[4],
          wrap: colors.sun,
          trim: colors.tierra,
          mood: 'wonders',
          eyes: [-0.5, 0.2],
        }),
      },
      far: { to: [874, 720], hand: 'flat', behind: false },
    }) +
    byHead({
      chin: [1090, 372],
      size: 106,
      half: false,
      build: 'woman',
      girth: 1.1,
      view: 'back',
      face: 'side',
      facing: 'left',
      skin: SKINS[1],
      look: { cut: 'braid', tie: colors.sun, mood: 'laughs', nose: 'broad', age: 'young', eyes: [0.6, 0.5] },
      top: { kind: 'tee', color: colors.sun },
      bottom: { kind: 'skirt', color: colors.tierraDeep, length: 'knee' },
      far: { to: [1000, 600], hand: 'grip', behind: false, holds: line('M1000 560V640', '#C98A3C', 12) },
      near: { to: [1082, 690], hand: 'grip', holds: bag },
    })
  );
}
