import { canvas } from './canvas.ts';
import { crate } from './goods.ts';
import { bush, hill, road } from './land.ts';
import { colors, skins } from '../../server/lace/palette.ts';
import { person } from './people/person.ts';
import { woman } from './people.ts';
import { palm, palmDefs } from './plants.ts';
import { box, circle, group, lace, line, oval, shape, stitch } from '../../server/lace/primitives.ts';

const WIDTH = 1200;
const HEIGHT = 1000;

/** Early on market day: a chipera brings her basket along the red road, the stalls behind her are open. Tall crops keep the middle 780. */
export function microfinanceOpening(): string {
  const size = { width: WIDTH, height: HEIGHT };
  const land =
    box(0, 0, WIDTH, HEIGHT, '#FAD7D2') +
    lace('feria', { family: 'sun', rim: 'fan', thread: '#F3A6BF', weight: 0.8 }, 690, 380, 250) +
    hill('#F0A9A6', { ...size, y: 520, swing: 26, points: 4, seed: 'feria1' }) +
    bush('#D9776B', { width: WIDTH, y: 588, size: 96, depth: 80, seed: 'feria2' }) +
    box(0, 630, WIDTH, 370, colors.straw) +
    hill('#DDBA68', { ...size, y: 700, swing: 14, points: 4, seed: 'feria3' }) +
    road(
      [
        [840, 636, 16],
        [760, 720, 70],
        [600, 840, 190],
        [420, 1000, 400],
      ],
      colors.cream,
    );
  return canvas(
    { ...size, name: 'feria', grain: 0.45, defs: palmDefs(colors.tierraNight, colors.tierraDeep) },
    land +
      palm(1004, 640, 330, 1.3, colors.tierraNight, -18) +
      palm(170, 660, 250, 1, colors.tierraNight, 14) +
      stall(350, 716, 0.78, colors.lapacho, seller(colors.sun, colors.forest)) +
      stall(926, 770, 1, colors.forest, seller(colors.cream, colors.tierra)) +
      chipera(),
  );
}

function seller(top: string, skirt: string): string {
  return woman(2, -10, 186, { top, skirt, skin: skins[2], hair: 'braid', arms: ['hold', 'out'] });
}

/** A stall with its foot at x y, 300 wide at scale 1. */
function stall(x: number, y: number, scale: number, color: string, keeper: string): string {
  let stripes = '';
  for (let i = 0; i < 6; i++) {
    const at = -156 + i * 52;
    stripes += shape(
      `M${-130 + i * 43.4} -300H${-130 + (i + 1) * 43.4}L${at + 52} -218V-206A26 22 0 0 1 ${at} -206V-218Z`,
      i % 2 ? colors.cream : color,
    );
  }
  const body =
    oval(0, 2, 170, 14, '#A8791F', 'opacity=".45"') +
    line('M-134 -290V0M134 -290V0', colors.woodDark, 11) +
    box(-128, -214, 256, 110, colors.tierraDeep, 'opacity=".22"') +
    keeper +
    box(-148, -100, 296, 14, colors.wood) +
    shape('M-140 -86H140V0H-140Z', colors.cream) +
    shape('M70 -86H140V0H70Z', '#000', 'opacity=".1"') +
    stitch('M-130 -16H130', color, 5, '12 9') +
    group('translate(78 -99) scale(.52)', crate(0, 0, colors.orange, colors.sun, 'feria4')) +
    group('translate(-88 -99) scale(.42)', crate(0, 0, '#B7352A', '#D9583F', 'feria5')) +
    stripes;
  return group(`translate(${x} ${y}) scale(${scale})`, body);
}

/** She walks towards the reader's words, the basket before her, a white cloth turned back from the chipa. */
function chipera(): string {
  const [x, y] = [560, 896];
  const ring = (cx: number, cy: number) =>
    circle(cx, cy, 31, '#C98A22') +
    circle(cx - 2, cy - 3, 27, colors.sun) +
    circle(cx - 1, cy - 1, 10, '#B97A1C') +
    stitch(`M${cx - 20} ${cy - 8}a22 22 0 0 1 22 -15`, '#FBE3B0', 4, '1 9');
  const basket = group(
    `translate(${x - 118} ${y - 292})`,
    ring(-74, -20) +
      ring(70, -22) +
      ring(-26, -34) +
      ring(24, -38) +
      ring(-2, -14) +
      shape('M34 -14C60 -50 112 -40 122 -8L150 34L112 22L92 40L70 10Z', colors.paper) +
      shape('M104 -30Q118 -22 122 -8L150 34L128 27Z', '#000', 'opacity=".1"') +
      shape('M-128 -10Q0 34 128 -10L96 66Q0 96 -96 66Z', colors.straw) +
      shape('M60 16Q96 8 128 -10L96 66Q76 74 52 79Z', '#000', 'opacity=".14"') +
      stitch('M-120 8Q0 52 120 8M-110 32Q0 76 110 32M-100 54Q0 92 100 54', '#A8791F', 5, '15 9'),
  );
  return (
    oval(x, y, 116, 15, '#7A2413', 'opacity=".45"') +
    person({
      at: [x, y],
      height: 640,
      build: 'woman',
      view: 'side',
      facing: 'left',
      stance: 'walk',
      skin: skins[0],
      look: { cut: 'bun', earrings: colors.sun, tie: colors.lapacho },
      top: { kind: 'blouse', color: colors.paper, trim: colors.tierra },
      bottom: { kind: 'skirt', color: colors.monte, hem: colors.sun },
      apron: { color: colors.lapacho, trim: colors.cream },
      far: { to: [x - 196, y - 290], hand: 'flat', aim: 160, behind: true },
      near: { to: [x - 62, y - 272], hand: 'sheet', aim: 160, holds: basket },
    })
  );
}
