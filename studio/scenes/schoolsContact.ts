import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { canvas } from './canvas.ts';
import { near, uniform } from './closeUps.ts';
import { bush, road } from './land.ts';
import { colors } from '../../server/lace/palette.ts';
import { SKINS } from './people/skins.ts';
import { lapachoDefs, lapacho } from './plants.ts';
import { plaits } from './portraits/cuts.ts';
import { cropped, HAIR } from './portraits/hair.ts';
import { box, group, lace, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 800;
const SIZE = { width: WIDTH, height: HEIGHT };
const SHADE = 'opacity=".18"';

/** What the boards over the gate say: the invitation in two lines, and below it the two schools that both languages name alike. */
export const GATE_WORDS = { es: ['Vení', 'a estudiar'], en: ['Come', 'and study'] } as const;
const SCHOOLS = 'Cerrito · Belén';

/**
 * The school's gate, open: a road, a lapacho, and over the way in two boards with words. The sky is the ground that the picture
 * lies on, and the land runs out before the left edge, so that it has no edge there.
 */
export function schoolsContact(language: keyof typeof GATE_WORDS): string {
  const land =
    box(0, 0, WIDTH, HEIGHT, colors.sun) +
    lace('portón', { family: 'sun', rim: 'fan', ground: '#FBD98A', thread: '#F4C564', weight: 0.9 }, 990, 250, 158) +
    group('translate(170 0)', bush('#B9851F', { width: WIDTH, y: 574, size: 70, depth: 60, seed: 'portón1' })) +
    shape('M30 800C70 680 150 596 300 590C520 580 660 586 800 580S1080 574 1200 582V800Z', '#3E7D4F') +
    lapacho(1010, 640, 0.86, { seed: 'portón', falling: 14, fullness: 0.8 }) +
    shape('M0 800C24 730 60 676 150 664C330 650 520 672 700 660S1060 654 1200 662V800Z', colors.forest) +
    road(
      [
        [470, 810, 330],
        [470, 700, 190],
        [520, 620, 70],
        [640, 580, 14],
      ],
      '#F6B36B',
    );
  return canvas(
    { ...SIZE, name: 'portón', grain: 0.4, defs: lapachoDefs() },
    land + gate() + group('translate(0 -84)', boards(language)) + pupils(),
  );
}

function gate(): string {
  const post = (x: number) =>
    oval(x + 16, 736, 64, 12, colors.night, 'opacity=".5"') +
    shape(`M${x - 26} 736L${x - 22} 12H${x + 22}L${x + 26} 736Z`, colors.wood) +
    shape(`M${x + 4} 12H${x + 22}L${x + 26} 736H${x + 6}Z`, '#000', SHADE) +
    line(`M${x - 10} 90V300M${x - 12} 360V520M${x - 8} 580V690`, colors.woodDark, 4);
  // Each wing is turned away from us, so that it looks shorter than it is.
  const wing = (hinge: number, way: 1 | -1) => {
    const far = hinge + way * 128;
    const rails = [520, 580, 640, 700].map((y) => `M${hinge} ${y}L${far} ${y - (y - 470) * 0.14}`).join('');
    return (
      line(`${rails}M${hinge} 700L${far} 514M${far} 500V676M${hinge + way * 64} 508V690`, colors.woodDark, 15) +
      stitch(`M${hinge} 580L${far} 565`, colors.straw, 3, '10 8')
    );
  };
  return (
    wing(828, 1) +
    post(112) +
    post(828) +
    box(54, 8, 832, 44, '#A4623A') +
    box(54, 38, 832, 14, colors.woodDark) +
    stitch('M74 22H866', colors.straw, 4, '16 12')
  );
}

/** A pupil holds the gate open for who arrives with her backpack. */
function pupils(): string {
  const straps = line('M-104 6C-128 90 -132 180 -124 330M104 6C128 90 132 180 124 330', '#2F7F8C', 34);
  const backpack = shape('M-196 40C-250 60 -262 140 -256 330H-120V40Z', '#235F6A');
  return (
    near(262, 690, 0.68, {
      face: {
        skin: SKINS[3],
        view: 'turned',
        age: 'young',
        build: 'broad',
        mood: 'laughs',
        gaze: [0.7, 0],
        hair: HAIR.black,
        eyes: 'round',
        nose: 'broad',
        signs: ['gap'],
      },
      hair: plaits('turned', HAIR.black, colors.sun),
      head: { at: [6, -58], turn: 3 },
      body: { shoulder: 168, waist: 150, color: '#6E5BA0', foot: 240 },
      clothes: backpack + straps,
      arms: [
        { shoulder: [134, 92], elbow: [220, 190], to: [268, -24], hand: 'wave', aim: 278, sleeve: 'short', dim: true },
      ],
    }) +
    near(684, 676, 0.68, {
      face: {
        skin: SKINS[5],
        view: 'turned',
        age: 'young',
        build: 'lean',
        mood: 'beams',
        gaze: [0.7, 0.1],
        hair: HAIR.black,
        brows: 'bushy',
        nose: 'hooked',
        earsOut: true,
      },
      hair: cropped('turned', HAIR.black),
      head: { at: [-6, -58], turn: -3, flip: true },
      body: { shoulder: 176, waist: 156, color: '#FFFAF0', foot: 260 },
      clothes: uniform(colors.monte),
      arms: [
        { shoulder: [142, 92], elbow: [262, 176], to: [330, -118], hand: 'grip', aim: 310, sleeve: 'short', dim: true },
      ],
    })
  );
}

function boards(language: keyof typeof GATE_WORDS): string {
  const words = (text: string, size: number, y: number) => {
    const left = 470 - (widthOf(text) * size) / 2000;
    return group(`translate(${tenth(left)} ${y})`, drawLine(text, size));
  };
  const [first, second] = GATE_WORDS[language];
  const chains = stitch('M220 136V184M720 136V184M300 424V458M640 424V458', colors.tierraNight, 7, '8 6');
  const large =
    shape('M162 186H782L790 424H154Z', '#000', 'opacity=".16" transform="translate(12 12)"') +
    shape('M160 184H780L788 424H152Z', colors.tierraDeep) +
    `<path d="M174 198H766L773 410H167Z" fill="none" stroke="${colors.sun}" stroke-width="4" stroke-dasharray="16 11"/>`;
  const small =
    shape('M262 458H678V534H262Z', '#000', 'opacity=".16" transform="translate(10 10)"') +
    shape('M260 456H680L676 532H264Z', colors.cream) +
    `<g fill="${colors.tierraDeep}">${words(SCHOOLS, 48, 510)}</g>`;
  return chains + large + small + `<g fill="${colors.cream}">${words(first, 104, 290)}${words(second, 104, 382)}</g>`;
}
