// The roles of an internship in education and communications: what each works with.
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { patch } from './involvePatch.ts';
import { colors } from '../../server/lace/palette.ts';
import { box, circle, group, lace, line, oval, shape, stitch, tenth } from '../../server/lace/primitives.ts';

const SHADE = 'opacity=".17"';

/** The rosette of a contest, its middle woven. */
export function roleContests(): string {
  let pleats = '';
  for (let i = 0; i < 20; i++)
    pleats += group(`rotate(${i * 18})`, shape('M-15 -70L0 -112L15 -70Z', i % 2 ? colors.tierra : '#C4512F'));
  return patch(
    { name: 'escarapela', cloth: colors.mist, lit: '#E1F0E6', thread: colors.tierra },
    shape('M-52 30L-84 136L-46 122L-26 150L6 44Z', colors.tierraDeep) +
      shape('M52 30L84 136L46 122L26 150L-6 44Z', '#8F2C16') +
      group('translate(0 -22)', pleats + circle(0, 0, 84, colors.tierra) + circle(0, 0, 66, colors.cream)) +
      lace(
        'escarapela',
        { family: 'sun', rim: 'scallop', thread: colors.tierraDeep, colors: [colors.gold], weight: 1.4, detail: 0.9 },
        0,
        -22,
        62,
      ),
  );
}

/** A guide for young people, opened at the page about a coin. */
export function roleMaterials(): string {
  return patch(
    { name: 'guia', cloth: colors.gold, lit: '#E6A63A', thread: colors.cream },
    shape('M-128 -66L0 -46L136 -66V100L8 120L-128 100Z', '#5E2F12', 'opacity=".3" transform="translate(4 10)"') +
      shape('M-134 -74L0 -54L134 -74V90L0 110L-134 90Z', colors.forest) +
      shape('M-124 -84C-80 -92 -34 -84 0 -62V98C-34 78 -80 72 -124 80Z', colors.paper) +
      shape('M124 -84C80 -92 34 -84 0 -62V98C34 78 80 72 124 80Z', '#F3E6CA') +
      shape('M0 -62C8 -68 18 -72 28 -76V86C18 89 8 93 0 98Z', '#000', 'opacity=".1"') +
      circle(-62, -24, 30, colors.sun) +
      stitch('M-62 -44a20 20 0 1 0 .1 0', colors.gold, 5, '8 7') +
      line('M-102 30C-80 26 -50 28 -24 38M-102 52C-80 48 -60 50 -40 56', '#C9B28C', 7) +
      line('M28 -46C52 -58 76 -62 102 -60M28 -20C52 -32 76 -36 102 -34M28 6C52 -6 70 -10 86 -10', '#C9B28C', 7) +
      shape('M50 60L64 26L86 20L80 50Z', colors.rose) +
      line('M42 66L66 40', colors.lapacho, 6),
  );
}

/** A megaphone, and what comes out of it. */
export function roleCommunications(): string {
  return patch(
    { name: 'altavoz', cloth: colors.lapacho, lit: '#E36394', thread: colors.cream },
    group(
      'rotate(-14) translate(-8 6)',
      shape('M-96 34L-70 118H-30L-50 34Z', colors.tierraNight) +
        shape('M-96 -34C-110 -34 -118 -20 -118 0S-110 34 -96 34H-56V-34Z', colors.monte) +
        shape('M-60 -36L66 -98V98L-60 36Z', colors.cream) +
        shape('M-60 6L66 20V98L-60 36Z', '#7A2413', 'opacity=".16"') +
        stitch('M-40 -30L52 -76M-40 30L52 76', colors.tierra, 5, '14 10') +
        oval(66, 0, 24, 98, colors.sun) +
        oval(68, 0, 14, 74, colors.gold) +
        line('M106 -54L134 -70M112 0H146M106 54L134 70', colors.cream, 10),
    ),
  );
}

/** A fan of colours and the pen that draws with them. */
export function roleDesign(): string {
  const hues = [colors.monte, '#4C8C8A', colors.sun, colors.orange, colors.lapacho, colors.tierra];
  const fan = hues.map((hue, i) =>
    group(
      `translate(-10 112) rotate(${-54 + i * 22})`,
      box(-24, -220, 56, 224, '#2A1712', 'opacity=".18" rx="8"') +
        box(-28, -224, 56, 224, colors.paper, 'rx="8"') +
        box(-20, -216, 40, 132, hue) +
        line('M-16 -64H14M-16 -46H4', '#C9B28C', 6),
    ),
  );
  return patch(
    { name: 'muestras', cloth: '#D8E2C4', lit: '#E6EDD6', thread: colors.forest },
    group(
      'translate(4 -4) scale(.74)',
      fan.join('') + circle(-10, 102, 11, colors.tierraNight) + circle(-13, 99, 4, '#C9D0C8'),
    ),
  );
}

/** A letter to those who give, closed with a seal of thread. */
export function roleFundraising(): string {
  return patch(
    { name: 'carta', cloth: colors.forest, lit: '#28694C', thread: colors.rose },
    box(-116, -76, 252, 180, '#04120C', 'opacity=".35"') +
      box(-126, -86, 252, 180, colors.cream) +
      shape('M-126 94L-20 -6H20L126 94Z', '#EBDBB9') +
      shape('M126 -86V94L40 4Z', '#F1E4C8') +
      shape('M-126 -86H126L14 26Q0 38 -14 26Z', colors.paper) +
      line('M-124 -85L-14 26Q0 38 14 26L124 -85', '#D8C8A8', 5) +
      circle(4, 24, 40, '#7A2413', 'opacity=".25"') +
      circle(0, 18, 40, colors.tierra) +
      lace('sello', { family: 'wheel', rim: 'picot', thread: colors.cream, weight: 1.5, detail: 0.7 }, 0, 18, 34) +
      box(76, -68, 34, 42, colors.rose) +
      shape('M93 -62C100 -56 104 -48 93 -34C82 -48 86 -56 93 -62Z', colors.lapacho),
  );
}

/** A page taken apart: angle brackets, and a row of thread between them. */
export function roleSystems(): string {
  const text = '{ñ}';
  const size = 92;
  return patch(
    { name: 'pagina', cloth: colors.tierraNight, lit: '#5E2114', thread: colors.sun },
    box(-116, -92, 252, 204, '#1A0603', 'opacity=".5" rx="14"') +
      box(-126, -104, 252, 204, colors.mist, 'rx="14"') +
      shape('M-126 -62V-90Q-126 -104 -112 -104H112Q126 -104 126 -90V-62Z', '#5E8F86') +
      circle(-102, -83, 8, colors.cream) +
      circle(-78, -83, 8, colors.cream) +
      box(-44, -93, 150, 20, '#8FB8AC', 'rx="10"') +
      group(
        `translate(${tenth((-widthOf(text) * size) / 2000)} 38)`,
        `<g fill="${colors.monte}">${drawLine(text, size)}</g>`,
      ) +
      stitch('M-92 74H92', colors.lapacho, 7, '18 13') +
      shape('M96 -62H126V86Q126 100 112 100H96Z', '#000', SHADE),
  );
}
