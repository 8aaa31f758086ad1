import { colors } from './palette.ts';
import { circle, line, oval, shape, stand } from './primitives.ts';

interface CowOptions {
  hide?: string;
  spots?: string;
  flip?: boolean;
  /** Head down in the grass. */
  grazing?: boolean;
}

const MUZZLE = '#E9A9A0';

/** A milk cow, about 60 high at scale 1, feet at x y, looking right. */
export function cow(x: number, y: number, scale: number, options: CowOptions = {}): string {
  const { hide = colors.cream, spots = colors.tierraNight, flip = false, grazing = false } = options;
  const lowered =
    shape('M34 -58C46 -54 54 -40 58 -24L66 -12C66 -6 56 -6 53 -12L44 -28C40 -36 36 -44 34 -50Z', hide) +
    shape('M60 -20L67 -11C66 -6 57 -6 54 -11Z', MUZZLE) +
    line('M50 -36l9 -3', spots, 4);
  const raised =
    shape('M32 -58C40 -66 46 -76 54 -78C62 -79 72 -70 76 -62C77 -56 70 -53 64 -56C56 -54 50 -46 40 -42Z', hide) +
    shape('M69 -67L76.6 -61C77 -56 70 -53 65 -56Z', MUZZLE) +
    line('M52 -77l-7 -2', spots, 4.4) +
    line('M55 -79c0 -4 2 -7 5 -8', colors.straw, 2.4) +
    circle(63, -68, 1.5, spots);
  const body =
    line('M-32 -24L-33 -1M-22 -22L-21 -1M24 -22L23 -1M33 -24L34 -1', hide, 6.4) +
    line('M-33 0h1M-21 0h1M23 0h1M34 0h1', spots, 6) +
    shape('M-42 -58C-30 -64 20 -63 38 -60C46 -58 45 -34 38 -22C20 -14 -18 -15 -36 -22C-44 -34 -46 -50 -42 -58Z', hide) +
    shape('M-26 -61C-10 -63 2 -62 0 -48C-4 -36 -22 -38 -28 -46C-31 -52 -30 -58 -26 -61Z', spots) +
    shape('M14 -30C20 -40 36 -38 40 -30C38 -22 24 -18 14 -22Z', spots) +
    oval(-22, -17, 8, 5, MUZZLE) +
    line('M-43 -56C-50 -46 -47 -36 -49 -26', hide, 2.4) +
    circle(-49, -24, 3.4, spots);
  return stand(body + (grazing ? lowered : raised), x, y, scale, flip);
}
