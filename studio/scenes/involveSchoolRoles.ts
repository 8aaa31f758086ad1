// The roles of an internship at a farm school: what each works with.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { patch } from './involvePatch.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".17"';

/** Two cobs of maize and three eggs. */
export function roleProduction(): string {
  const cob = (x: number, turn: number) => {
    let grains = '';
    for (let row = 0; row < 6; row++)
      for (let at = -2; at <= 2; at++)
        if (Math.abs(at) < 2 || (row > 0 && row < 5)) grains += `M${at * 15} ${-72 + row * 20 + Math.abs(at) * 3}v9`;
    return group(
      `translate(${x} 0) rotate(${turn})`,
      shape('M0 -104C34 -96 44 -40 38 40H-38C-44 -40 -34 -96 0 -104Z', colors.gold) +
        line(grains, '#FAD06A', 12) +
        shape('M14 -98C38 -84 44 -34 38 40H16C26 -10 26 -60 14 -98Z', '#000', 'opacity=".14"') +
        shape('M-46 -24C-30 -10 -8 24 0 74C-22 92 -44 70 -50 40Z', colors.leaf) +
        shape('M48 -40C36 -14 10 20 -4 76C22 96 46 74 54 36Z', colors.forest) +
        line('M0 70V102', colors.forest, 12),
    );
  };
  const egg = (x: number, y: number, color: string, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M0 -38C20 -38 30 -10 30 6C30 26 16 36 0 36S-30 26 -30 6C-30 -10 -20 -38 0 -38Z', color) +
        shape('M8 -36C22 -28 30 -8 30 6C30 26 16 36 0 36C18 24 20 -12 8 -36Z', '#000', 'opacity=".12"'),
    );
  return patch(
    { name: 'maiz', cloth: '#E7A08A', lit: '#F0B29D', thread: colors.tierraNight },
    oval(8, 120, 132, 12, '#7A2413', 'opacity=".25"') +
      cob(-58, -15) +
      cob(54, 14) +
      egg(-44, 78, colors.paper, -8) +
      egg(40, 82, '#E8C9A4', 10) +
      egg(-2, 92, '#F6E3C8', 0),
  );
}

/** The key of a room on its woven tag. */
export function roleHospitality(): string {
  return patch(
    { name: 'llave', cloth: colors.sun, lit: '#FACC68', thread: colors.forest },
    line('M-44 -66C-20 -118 44 -120 58 -66', '#8FA39A', 8) +
      group(
        'translate(62 -64) rotate(14)',
        shape('M-30 8H46V150H-30Z', '#7A4A12', 'opacity=".3"') +
          box(-40, 0, 76, 142, colors.tierra) +
          shape('M12 0H36V142H12Z', '#000', SHADE) +
          circle(-2, 16, 8, colors.tierraNight) +
          stitch('M-28 34H24V130H-28Z', colors.cream, 4, '10 8') +
          `<g fill="${colors.cream}" transform="translate(${tenth(-2 - (widthOf('7') * 74) / 2000)} 108)">${drawLine('7', 74)}</g>`,
      ) +
      group(
        'translate(-46 -62) rotate(10)',
        line('M6 60V188M6 150H42M6 178H34', '#7A4A12', 18, 'opacity=".25" transform="translate(6 6)"') +
          circle(0, 22, 42, 'none', `stroke="${colors.monte}" stroke-width="20"`) +
          line('M0 64V184M0 150H34M0 178H26', colors.monte, 18),
      ),
  );
}

/** A ball and the book of English. */
export function roleClasses(): string {
  let panels = '';
  for (let i = 0; i < 5; i++)
    panels += group(
      `rotate(${i * 72})`,
      shape('M-17 -58L17 -58L28 -84L0 -94L-28 -84Z', colors.monte) + line('M0 -30V-58', colors.monte, 6),
    );
  const text = 'ABC';
  return patch(
    { name: 'pelota', cloth: colors.leaf, lit: '#70A05E', thread: colors.cream },
    oval(0, 122, 136, 11, colors.monte, 'opacity=".4"') +
      box(-124, 66, 248, 54, colors.tierra, 'rx="6"') +
      box(-112, 74, 236, 38, colors.paper) +
      line('M-110 86H122M-110 98H122', '#D8C8A8', 4) +
      box(-124, 66, 30, 54, colors.tierraDeep, 'rx="6"') +
      `<g fill="${colors.tierraDeep}" transform="translate(${tenth(16 - (widthOf(text) * 40) / 2000)} 107)">${drawLine(text, 40)}</g>` +
      group(
        'translate(6 -32)',
        circle(0, 0, 96, colors.paper) +
          panels +
          shape('M0 -30L28.5 -9.3L17.6 24.3H-17.6L-28.5 -9.3Z', colors.monte) +
          shape('M40 -87A96 96 0 1 1 -66 70A118 118 0 0 0 40 -87Z', '#2A0D05', 'opacity=".2"'),
      ),
  );
}
