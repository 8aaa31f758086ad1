import { colors } from '../../../server/lace/palette.ts';
import { box, circle, group, line, shape, stamp, stampDefs } from '../../../server/lace/primitives.ts';
import { above } from '../people/above.ts';
import { SKINS } from '../people/skins.ts';
import { CAST_COLOR, frame, HEIGHT, WIDTH } from './frame.ts';

/** Young people write at desks on the grass on the day of an entrance exam, from above; some seats are still free. */
const FREE: ReadonlySet<number> = new Set([3, 9, 15, 17]);

export function desks(): string {
  const grass =
    box(0, 0, WIDTH, HEIGHT, '#6FA85F') +
    shape('M-20 1020L900 -20H1620V1020Z', '#669C57') +
    line(
      'M120 180l10 -22M340 560l-8 -24M210 840l12 -20M1480 620l-10 -22M1290 130l10 -22M760 70l-8 -20M1010 930l10 -20M1540 900l-8 -22M60 420l10 -22',
      '#4F8F5A',
      7,
    );
  let placed = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const x = 110 + column * 290 + row * 92;
      const y = 40 + row * 262 - column * 34 + 80;
      const seat = row * 5 + column;
      placed += stamp('desk', `translate(${x} ${y})`);
      if (!FREE.has(seat)) placed += stamp(`s${(seat * 2 + row) % WRITERS.length}`, `translate(${x} ${y})`);
    }
  const mangoShade =
    `<path d="M-40 -40H520C560 60 470 110 400 100C420 210 300 250 240 210C220 320 90 340 40 280C20 350 -20 350 -40 340Z" fill="#0F3B2A" opacity=".34"/>` +
    `<path d="M1620 1020H1180C1160 940 1230 890 1290 910C1290 820 1400 780 1460 830C1500 770 1580 770 1620 800Z" fill="#0F3B2A" opacity=".3"/>`;
  return frame(
    'pupitres',
    grass + placed + mangoShade,
    stampDefs('desk', desk()) + WRITERS.map((one, i) => stampDefs(`s${i}`, writer(one))).join(''),
  );
}

/** A desk with its bench, the light from the left above. */
function desk(): string {
  return (
    shape('M-70 -40L120 -62L166 92L-24 112Z', CAST_COLOR, 'opacity=".26"') +
    group(
      'rotate(-7)',
      box(-84, 66, 168, 44, colors.woodDark, 'rx="6"') +
        box(-84, 64, 168, 36, '#A4623A', 'rx="6"') +
        line('M-76 20V80M76 20V80', colors.woodDark, 9) +
        box(-96, -70, 192, 122, colors.woodDark, 'rx="8"') +
        box(-96, -72, 192, 114, '#C98A4E', 'rx="8"') +
        shape('M40 -72H88Q96 -72 96 -64V34Q96 42 88 42H0Z', '#8A4B24', 'opacity=".22"') +
        box(-92, -68, 184, 14, '#B3733C', 'rx="5"') +
        group(
          'rotate(4)',
          box(-52, -44, 84, 82, '#8A4B24', 'opacity=".35"') +
            box(-56, -48, 84, 82, colors.paper) +
            line('M-46 -34H-8M-46 -18H16M-46 -4H16M-46 10H2', '#9AB0A6', 4) +
            circle(12, -34, 6, colors.lapacho),
        ) +
        group(
          'translate(62 -6) rotate(24)',
          box(-6, -38, 12, 70, colors.lapacho) + shape('M-6 32H6L0 48Z', '#F3DDB0') + box(-6, -44, 12, 9, colors.paper),
        ),
    )
  );
}

const WRITERS = [
  { skin: SKINS[3], look: { cut: 'plaits', tie: colors.sun }, color: colors.paper },
  { skin: SKINS[5], look: { cut: 'short' }, color: '#3F8A92' },
  { skin: SKINS[2], look: { cut: 'short', hat: 'piri', tie: colors.tierra }, color: colors.sun },
  { skin: SKINS[4], look: { cut: 'tail', tie: colors.lapacho }, color: colors.lapacho },
  { skin: SKINS[1], look: { cut: 'short' }, color: colors.cream },
] as const;

/** Bent over the sheet. */
function writer({ skin, look, color }: (typeof WRITERS)[number]): string {
  return above({
    at: [6, 74],
    size: 74,
    turn: -7,
    skin,
    look,
    top: { kind: 'tee', color },
    left: { to: [-44, 4], hand: 'flat' },
    right: { to: [34, 0], hand: 'pinch', holds: line('M22 -16L46 26', colors.lapacho, 8) },
  });
}
