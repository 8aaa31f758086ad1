// People behind a table, drawn to the waist: the neck starts at y -72, the table's edge is y 0, the head is 30 wide.
import { colors } from './palette.ts';
import { circle, line, oval, shape, stand, stitch } from './primitives.ts';
import { blossom } from './plants.ts';
import { smile } from './people.ts';

function neck(skin: string): string {
  return line('M0 -72V-84', skin, 10);
}

/** A smiling face with its hair: `front` is the hairline over the forehead. */
function head(skin: string, front: string): string {
  return (
    oval(0, -96, 15, 17.2, colors.hair) +
    oval(0, -92.5, 12.2, 14.2, skin) +
    shape(front, colors.hair) +
    smile(-87, -93.4, 2)
  );
}

interface PupilOptions {
  skin: string;
  /** With plaits; otherwise short hair. */
  plaits?: boolean;
  /** One arm holds something up at about 40 -104; otherwise both hands lie on the table. */
  lifting?: boolean;
  flip?: boolean;
}

/** A pupil in a white coat. */
export function pupil(x: number, y: number, scale: number, options: PupilOptions): string {
  const { skin, plaits = false, lifting = false, flip = false } = options;
  const accent = plaits ? colors.lapacho : colors.sun;
  const coat =
    shape('M-24 -64Q-14 -74 0 -74Q14 -74 24 -64L24 10H-24Z', colors.paper) +
    line('M0 -66V8', '#D9CDB4', 1.4) +
    shape('M-7 -73L0 -62L7 -73Z', accent) +
    line('M9 -26H19', '#D9CDB4', 1.6);
  // Forearms lie on the coat with a line of shade under them, or they would melt into it.
  const resting = (side: 1 | -1) =>
    line(`M${side * 25} -58Q${side * 33} -30 ${side * 24} -14`, colors.paper, 13) +
    line(`M${side * 20.5} -50Q${side * 26} -30 ${side * 17} -18`, '#D9CDB4', 1.2) +
    line(`M${side * 23} -10L${side * 15} -5`, skin, 9);
  const lifted = line('M24 -58Q40 -62 41 -74', colors.paper, 13) + line('M41 -76Q42 -88 40 -98', skin, 9);
  const hairline = plaits
    ? 'M-14.6 -92C-13 -112 12 -114 15 -92C9 -101 2 -104 -1 -104C-6 -103 -11 -99 -14.6 -92Z'
    : 'M-15 -96C-15 -114 15 -116 15.2 -96C11 -100 6 -102 0 -102C-6 -102 -11 -100 -15 -96Z';
  const braids =
    line('M-14 -92C-22 -82 -18 -70 -22 -58M14 -92C22 -82 18 -70 22 -58', colors.hair, 7) +
    line('M-20 -62h-4M20 -62h4', colors.lapacho, 4);
  const body =
    coat + neck(skin) + resting(-1) + (lifting ? lifted : resting(1)) + (plaits ? braids : '') + head(skin, hairline);
  return stand(body, x, y, scale, flip);
}

/** The owner of the stall: apron, earrings, a blossom in her hair, one hand on the scales. */
export function vendor(x: number, y: number, scale: number, skin: string): string {
  const arms =
    line('M-22 -62Q-36 -44 -30 -22M22 -62Q40 -60 47 -82', skin, 11) +
    shape('M-24 -64Q-14 -74 0 -74Q14 -74 24 -64L20 0H-20Z', colors.cream) +
    line('M-22 -62L-29 -46M22 -62L33 -58', colors.cream, 15);
  const apron =
    shape('M-13 -52H13L17 0H-17Z', colors.lapacho) +
    line('M-13 -52L-9 -71M13 -52L9 -71', colors.lapacho, 3) +
    stitch('M-11 -46H11', colors.cream, 1.4, '3 2.6') +
    stitch('M-22 -64Q0 -58 22 -64', colors.tierra, 1.2, '2.4 2.4');
  const bun = circle(0, -115, 9, colors.hair);
  const hairline = 'M-15 -94C-13 -112 12 -114 15.4 -94C8 -103 -6 -104 -15 -94Z';
  const jewels =
    circle(-13.5, -84, 1.8, colors.sun) +
    circle(13.5, -84, 1.8, colors.sun) +
    blossom(13, -106, 0.62, colors.lapacho, colors.sun);
  return stand(arms + apron + neck(skin) + bun + head(skin, hairline) + jewels, x, y, scale);
}
