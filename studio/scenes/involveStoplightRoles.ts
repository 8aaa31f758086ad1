// The roles of an internship with the Stoplight: what each works with.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { patch } from './involvePatch.ts';
import { colors, stoplight } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".17"';

/** Two ropes in one knot: partners abroad. */
export function roleAlliances(): string {
  const rope = (d: string, color: string, dark: string) =>
    line(d, dark, 33) + line(d, color, 25) + stitch(d, '#fff', 4, '5 17', 'opacity=".5"');
  const half = (side: 1 | -1, up: 1 | -1) =>
    `M${134 * side} ${-17 * up}C${72 * side} ${-17 * up} ${44 * side} ${-22 * up} ${8 * side} ${-44 * up}C${-30 * side} ${-68 * up} ${-92 * side} ${-62 * up} ${-92 * side} 0`;
  const whole = (side: 1 | -1) => half(side, 1) + half(side, -1);
  const crossing = 'M34 -29C22 -34 12 -41 -2 -49C-12 -55 -22 -58 -34 -60';
  return patch(
    { name: 'nudo', cloth: colors.forest, lit: '#286A4D', thread: colors.straw },
    group('translate(6 14)', line(whole(1) + whole(-1), '#0A2018', 33, 'opacity=".4"')) +
      rope(whole(1), colors.sun, colors.gold) +
      rope(whole(-1), colors.rose, '#D7688F') +
      rope(crossing + crossing.replaceAll(' -', ' '), colors.sun, colors.gold),
  );
}

/** Bars sewn in a hoop: results put in order. */
export function roleData(): string {
  const bars = [
    [-58, 58, stoplight.red],
    [0, 84, stoplight.yellow],
    [58, 118, stoplight.green],
  ] as const;
  const sewn = bars.map(([x, high, color]) => {
    let d = '';
    for (let y = 0; y <= high; y += 11) d += `M${x - 21} ${56 - y}h42`;
    return line(d, color, 7);
  });
  return patch(
    { name: 'barras', cloth: colors.blush, lit: '#FBE3E0', thread: colors.lapacho },
    circle(10, 12, 124, '#7A2413', 'opacity=".22"') +
      circle(0, 0, 124, colors.wood) +
      circle(0, 0, 124, 'none', `stroke="${colors.woodDark}" stroke-width="5"`) +
      circle(0, 0, 108, colors.paper) +
      shape('M-20 -145h40v26h-40Z', colors.gold) +
      shape('M4 -145h16v26h-16Z', '#000', SHADE) +
      line('M-92 66H92', colors.tierraDeep, 5) +
      sewn.join('') +
      line('M58 -62C70 -92 96 -76 104 -106', stoplight.green, 5) +
      group(
        'translate(104 -104) rotate(24)',
        shape('M-6 6Q-8 -56 0 -76Q8 -56 6 6Z', '#EDF1EA') + shape('M0 -76Q8 -56 6 6H1Z', '#98A39B'),
      ),
  );
}

/** A lens over one weave of many. */
export function roleResearch(): string {
  return patch(
    { name: 'lupa', cloth: colors.straw, lit: '#F1DA9E', thread: colors.tierra },
    group(
      'rotate(-42)',
      box(-10, 84, 44, 112, '#5E2F12', 'opacity=".3" rx="20"') +
        box(-20, 74, 40, 108, colors.tierraDeep, 'rx="19"') +
        box(2, 74, 18, 108, '#000', 'opacity=".22" rx="9"') +
        box(-12, 60, 24, 24, '#C9D0C8'),
    ) +
      circle(-24, -26, 112, '#5E2F12', 'opacity=".24" transform="translate(12 14)"') +
      circle(-32, -34, 108, '#C9D0C8') +
      circle(-32, -34, 92, colors.mist) +
      lace(
        'lupa',
        { family: 'guava', rim: 'lozenge', thread: colors.monte, colors: [colors.lapacho], weight: 1.5, detail: 0.8 },
        -32,
        -34,
        86,
      ) +
      shape('M-112 -54C-104 -92 -78 -114 -42 -118C-78 -98 -96 -78 -112 -54Z', '#fff', 'opacity=".6"'),
  );
}

/** A workshop with its roof of teeth; a lace for a sun. */
export function roleCompanies(): string {
  const teeth = [0, 1, 2].map((i) =>
    shape(`M${-118 + i * 62} -16L${-118 + i * 62} -70L${-56 + i * 62} -16Z`, '#D4683F'),
  );
  const panes = [0, 1, 2].map(
    (i) => box(-98 + i * 58, 20, 36, 34, colors.sun) + box(-98 + i * 58, 20, 36, 8, '#D9911F'),
  );
  return patch(
    { name: 'taller-sin-pobreza', cloth: colors.mist, lit: '#E0EFE4', thread: colors.forest },
    circle(50, -70, 56, colors.sun) +
      lace('empresa', { family: 'sun', rim: 'fan', thread: colors.gold, weight: 1.3, detail: 0.8 }, 50, -70, 54) +
      oval(6, 112, 146, 12, colors.monte, 'opacity=".25"') +
      teeth.join('') +
      box(-118, -18, 186, 128, colors.tierra) +
      shape('M68 -18H118V110H68Z', colors.tierraDeep) +
      shape('M68 -18L68 -64L118 -64V-18Z', '#A9563A') +
      panes.join('') +
      shape('M-26 110V66Q-26 62 -22 62H18Q22 62 22 66V110Z', colors.tierraNight) +
      line('M-2 64V110', '#A8371C', 3) +
      stitch('M-110 -4H60', colors.cream, 4, '13 9'),
  );
}

/** Two voices, each with a letter that the other lacks. */
export function roleTranslation(): string {
  const letter = (text: string, size: number, x: number, y: number, color: string) =>
    group(
      `translate(${tenth(x - (widthOf(text) * size) / 2000)} ${y})`,
      `<g fill="${color}">${drawLine(text, size)}</g>`,
    );
  return patch(
    { name: 'voces', cloth: colors.tierra, lit: '#B8472A', thread: colors.sun },
    group('translate(10 12)', shape('M-124 -110H46V14H-58L-92 48V14H-124Z', '#2A0D05', 'opacity=".3"')) +
      shape('M-124 -110H46V14H-58L-92 48V14H-124Z', colors.cream) +
      letter('ñ', 108, -39, -20, colors.tierra) +
      group('translate(8 10)', shape('M-40 4H126V106H96V138L64 106H-40Z', '#2A0D05', 'opacity=".3"')) +
      shape('M-40 4H126V106H96V138L64 106H-40Z', colors.sun) +
      letter('w', 112, 43, 82, colors.tierraNight),
  );
}
