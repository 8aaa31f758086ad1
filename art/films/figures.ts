// The small people of the films, as their encoded files show them: pictures draw theirs with scenes/people/.
// 100 units tall, their feet at 0.
import { colors, skins } from '../scenes/palette.ts';
import { circle, line, oval, shape, stand, stitch, tenth, whole } from '../scenes/primitives.ts';

/** How one arm is held, seen on the right side of the body; the other side mirrors it. */
type Pose = 'down' | 'hold' | 'out' | 'point' | 'reach';

/** An arm from the shoulder, and the sleeve over its beginning. x is measured from the middle of the body. */
interface Arm {
  arm: string;
  sleeve: string;
}

const SHOULDER = { woman: { x: 10, y: -77 }, man: { x: 11, y: -78 } };

function armOf(body: 'woman' | 'man', pose: Pose, side: 1 | -1): Arm {
  const { x, y } = SHOULDER[body];
  const at = (px: number, py: number) => `${tenth(side * px)} ${tenth(py)}`;
  const arm = (viaX: number, viaY: number, handX: number, handY: number, sleeveX: number, sleeveY: number): Arm => ({
    arm: `M${at(x, y)}Q${at(viaX, viaY)} ${at(handX, handY)}`,
    sleeve: `M${at(x, y)}L${at(sleeveX, sleeveY)}`,
  });
  const poses: Record<Pose, Arm> = {
    down: arm(x + 4.5, -66, x + 3, -50, x + 2.4, -70),
    hold: arm(x + 5.5, -66, 4, -60, x + 2.4, -70),
    out: arm(x + 5, -68, 20, -56, x + 2.4, -70),
    point: arm(x + 8, -72, x + 17, -76, x + 4, -75),
    reach: arm(x + 7, -84, 17, -100, x + 4, -80.5),
  };
  return poses[pose];
}

interface PersonOptions {
  skin?: string;
  /** Seen from behind. */
  back?: boolean;
  flip?: boolean;
  /** Left and right arm as the viewer sees them. Absent: both down. */
  arms?: readonly [Pose, Pose];
}

interface WomanOptions extends PersonOptions {
  top?: string;
  skirt?: string;
  /** Colour of the stitched hem. */
  hem?: string;
  /** Absent: a bun. */
  hair?: 'bun' | 'braid';
}

/** A woman `height` tall, standing at x y. */
export function woman(x: number, y: number, height: number, options: WomanOptions = {}): string {
  const { top = colors.cream, skirt = colors.lapacho, hem = colors.cream, hair = 'bun' } = options;
  const { skin = skins[0], back = false, flip = false, arms = ['down', 'down'] } = options;
  const left = armOf('woman', arms[0], -1);
  const right = armOf('woman', arms[1], 1);
  const head = back
    ? oval(0, -93, 6.6, 7.6, colors.hair) + (hair === 'bun' ? circle(0, -98.6, 3.8, colors.hair) : '')
    : (hair === 'bun' ? circle(0, -101, 4, colors.hair) : '') +
      oval(0, -92.6, 6.7, 7.7, colors.hair) +
      oval(0.3, -91, 5.3, 6.2, skin) +
      shape('M-6.4 -92C-5 -99 4 -100 6.6 -92C3 -95.6 -2 -96 -6.4 -92Z', colors.hair);
  const braid = back ? 'M0 -88C2 -80 -1 -74 1 -66' : 'M5 -90C9 -84 8 -78 9 -72';
  const body =
    line('M-5 -12L-5 -1M5 -12L5 -1', skin, 4.2) +
    line('M-6 0h-2M6 0h2', colors.tierraNight, 3) +
    shape('M-8 -57C-11 -40 -17 -22 -19 -9Q0 -3 19 -9C17 -22 11 -40 8 -57Z', skirt) +
    shape('M2 -57C6 -40 8 -22 8 -6Q14 -7 19 -9C17 -22 11 -40 8 -57Z', '#000', 'opacity=".13"') +
    stitch('M-17 -15Q0 -9 17 -15', hem, 1.3, '2.6 2.4') +
    line(left.arm + right.arm, skin, 4.6) +
    shape('M-11 -77Q-8 -83 0 -83Q8 -83 11 -77L8.4 -56Q0 -53 -8.4 -56Z', top) +
    line(left.sleeve + right.sleeve, top, 6.4) +
    stitch('M-8 -60Q0 -57 8 -60', skirt, 1, '1.8 1.8') +
    line('M0 -82V-88', skin, 5) +
    (hair === 'braid' ? line(braid, colors.hair, 3.6) : '') +
    head;
  return stand(body, whole(x), whole(y), tenth(height / 10) / 10, flip);
}

interface ManOptions extends PersonOptions {
  shirt?: string;
  trousers?: string;
  /** Absent: he wears the pirí hat. */
  bareheaded?: boolean;
}

/** A man `height` tall, standing at x y. */
export function man(x: number, y: number, height: number, options: ManOptions = {}): string {
  const { shirt = colors.cream, trousers = colors.monte, bareheaded = false } = options;
  const { skin = skins[1], back = false, flip = false, arms = ['down', 'down'] } = options;
  const left = armOf('man', arms[0], -1);
  const right = armOf('man', arms[1], 1);
  const hat =
    oval(0, -98.4, 13.5, 3.2, colors.straw) +
    shape('M-7.4 -98.6C-7 -107.6 7 -107.6 7.4 -98.6Z', colors.straw) +
    line('M-7.2 -99.6Q0 -97.6 7.2 -99.6', colors.tierra, 1.6);
  const body =
    shape('M-8 -52L-9.5 -2H-2L0 -38L2 -2H9.5L8 -52Z', trousers) +
    line('M-9 0h6M3 0h6', colors.tierraNight, 3) +
    line(left.arm + right.arm, skin, 5) +
    shape('M-12.5 -78Q-9 -84 0 -84Q9 -84 12.5 -78L9.4 -49H-9.4Z', shirt) +
    shape('M3 -84Q9 -84 12.5 -78L9.4 -49H4Z', '#000', 'opacity=".12"') +
    line(left.sleeve + right.sleeve, shirt, 7) +
    line('M0 -83V-89', skin, 5.4) +
    oval(0, -94, 6.6, 7.6, back ? colors.hair : skin) +
    (back ? '' : shape('M-6.8 -94C-6 -102 6 -102 6.8 -94C3 -97.6 -3 -97.6 -6.8 -94Z', colors.hair)) +
    (bareheaded ? '' : hat);
  return stand(body, whole(x), whole(y), tenth(height / 10) / 10, flip);
}
