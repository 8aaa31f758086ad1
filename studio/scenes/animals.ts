import { colors } from '../../server/lace/palette.ts';
import { circle, line, oval, place, shape, stand, stitch, tenth } from '../../server/lace/primitives.ts';

interface CowOptions {
  hide?: string;
  spots?: string;
  flip?: boolean;
  /** Head down in the grass. */
  grazing?: boolean;
}

const MUZZLE = '#E9A9A0';
/** What lies in shade of a hide: legs on the far side, belly. */
const SHADE = 'opacity=".2"';

/** A milk cow, about 64 high at scale 1, feet at x y, looking right. */
export function cow(x: number, y: number, scale: number, options: CowOptions = {}): string {
  const { hide = colors.cream, spots = colors.tierraNight, flip = false, grazing = false } = options;
  const hoof = (at: number) => `M${at} -4h7.5v4h-8.5z`;
  const farLegs = 'M-28 -30L-24 -18L-26 -2h6.5L-17 -18L-14 -30ZM16 -32L19 -2h6L28 -32Z';
  const nearLegs =
    'M-45 -46C-46 -32 -40 -26 -38.5 -17L-41 -3h7L-30.5 -17C-27 -24 -22 -28 -20 -38ZM27 -36C27 -26 30 -22 30.5 -16L30 -3h6.5L38.5 -16C40 -22 43 -28 43 -38Z';
  const legs =
    shape(farLegs, hide) +
    shape(farLegs, '#000', SHADE) +
    shape(`${hoof(-41)}${hoof(30)}M-26.5 -3h7v3h-8zM18.5 -3h7v3h-8z`, spots);
  const tail =
    line('M-44 -57C-51 -50 -47 -38 -50 -26', hide, 2.6) +
    shape('M-51.5 -28C-54 -20 -52 -14 -49 -12C-46 -16 -47 -22 -48 -28Z', spots);
  const trunk =
    oval(-13, -20, 10, 6.5, MUZZLE) +
    line('M-17 -15v3M-10 -15v3', MUZZLE, 2.4) +
    shape(nearLegs, hide) +
    shape(
      'M-46 -50C-47 -60 -38 -64 -27 -62C-8 -58 8 -60 24 -63C38 -65 46 -54 45 -42C44 -32 40 -27 33 -25C18 -19 -8 -17 -22 -21C-36 -24 -45 -36 -46 -50Z',
      hide,
    ) +
    shape(
      'M45 -42C44 -32 40 -27 33 -25C18 -19 -8 -17 -22 -21C-30 -23 -37 -28 -41 -35C-20 -26 20 -26 45 -42Z',
      '#000',
      'opacity=".1"',
    ) +
    shape('M-37 -63C-26 -63 -17 -60 -12 -60C-10 -48 -18 -38 -28 -40C-36 -42 -41 -54 -37 -63Z', spots) +
    shape('M2 -60C10 -60 16 -62 22 -62.8C28 -52 24 -40 14 -40C4 -42 -2 -52 2 -60Z', spots) +
    shape('M-6 -30C2 -36 14 -33 16 -25C10 -21 2 -19 -8 -19C-10 -24 -9 -28 -6 -30Z', spots);
  const raised =
    shape('M22 -62C34 -66 40 -74 46 -80L60 -66C54 -58 48 -50 45 -38Z', hide) +
    shape('M33 -68C38 -73 42 -77 46 -80L53 -73C48 -66 46 -58 45.5 -50C38 -54 34 -60 33 -68Z', spots) +
    line('M51 -84c-1 -5 1 -8 5 -9', colors.straw, 3) +
    shape('M47 -82C50 -87 58 -87 62 -82L75 -70C79 -65 77 -59 71 -59C64 -58 58 -62 53 -65C47 -68 44 -76 47 -82Z', hide) +
    shape('M46 -80C49 -86 53 -86.5 56 -86C60 -78 58 -70 52 -64.5C46 -67 43 -74 46 -80Z', spots) +
    shape('M71 -74L76 -69C79 -65 77 -59 71 -59C67 -59 66 -69 71 -74Z', MUZZLE) +
    shape('M49 -82C44 -88 36 -87 33 -81C38 -77 45 -77 49 -82Z', spots) +
    circle(63, -76, 1.7, colors.tierraNight) +
    circle(74, -66, 1, colors.tierraNight);
  const lowered =
    shape('M24 -63C40 -66 52 -54 58 -36L48 -24C44 -34 40 -36 36 -30Z', hide) +
    shape('M34 -63C44 -60 52 -50 56 -40L49 -36C44 -44 36 -48 33 -54Z', spots) +
    line('M60 -37c4 -1 7 -4 6 -8', colors.straw, 3) +
    shape('M49 -38C54 -43 60 -40 62 -33L70 -11C72 -4 66 -1 61 -4L48 -23C44 -29 45 -35 49 -38Z', hide) +
    shape('M66 -20L70 -11C72 -4 66 -1 61 -4L56 -11C58 -16 62 -19 66 -20Z', MUZZLE) +
    shape('M50 -36C44 -42 37 -39 36 -33C41 -30 47 -31 50 -36Z', spots) +
    circle(58.5, -28, 1.6, colors.tierraNight) +
    line('M52 1l-2 -6M57 2l0 -8M63 1l3 -6', colors.leaf, 2);
  return stand(tail + legs + trunk + (grazing ? lowered : raised), x, y, scale, flip);
}

interface HenOptions {
  /** Where in two steps she is, in whole turns. */
  stride?: number;
  /** Her head at the ground. */
  pecks?: boolean;
}

/** A hen, about 84 high at scale 1, feet at x y, looking right. */
export function hen(x: number, y: number, scale: number, { stride = 0, pecks = false }: HenOptions = {}): string {
  const swing = tenth(Math.sin(stride * Math.PI * 2) * 11);
  const leg = (from: number, way: number) => `M${from} -26L${tenth(from + way)} -2l9 1m-9 -1l-5 2`;
  const head =
    shape('M-8 -10C-10 -16 -4 -20 0 -16C1 -22 8 -22 9 -16C13 -20 17 -14 14 -9C8 -12 0 -12 -8 -10Z', '#C8321F') +
    circle(4, -2, 10.5, '#FBEFD2') +
    shape('M13 -5L24 0L13 4Z', colors.gold) +
    shape('M9 5C14 5 14 13 10 14C6 13 6 8 9 5Z', '#C8321F') +
    circle(7, -4, 2, colors.tierraNight);
  const [hx, hy, turn] = pecks ? [58, -14, 52] : [40, -70, 0];
  const neck = pecks
    ? 'M14 -52C30 -56 48 -44 60 -20L46 -8C38 -22 26 -26 18 -26Z'
    : 'M12 -44C24 -50 28 -60 32 -76L50 -66C48 -50 46 -36 36 -26Z';
  const body =
    line(leg(-6, -swing), '#C98A2B', 4) +
    line(leg(6, swing), colors.gold, 4) +
    shape(
      'M-34 -44C-48 -56 -50 -70 -46 -80C-38 -72 -34 -68 -28 -66C-30 -74 -28 -80 -24 -86C-16 -70 -12 -60 -8 -52Z',
      '#B98E40',
    ) +
    shape(
      'M-36 -46C-26 -56 -8 -52 8 -54C24 -58 38 -50 38 -38C36 -24 20 -16 2 -16C-18 -16 -36 -28 -36 -46Z',
      '#FBEFD2',
    ) +
    shape('M-33 -36C-20 -24 20 -22 38 -38C36 -24 20 -16 2 -16C-14 -16 -28 -24 -33 -36Z', '#DDBF7C') +
    shape(neck, '#FBEFD2') +
    shape('M-20 -46C-10 -50 8 -48 12 -40C8 -28 -8 -26 -18 -34C-21 -38 -22 -43 -20 -46Z', '#EBD3A0') +
    stitch('M-12 -39Q-2 -33 6 -38', '#C79A4C', 2.4, '5 4') +
    place(head, hx, hy, 1, turn);
  return place(body, x, y, scale);
}
