// What stands around the archive's papers, 800 x 600: paper, cloth and thread on a table, lit from the left above.
import { at, room, still } from './archiveParts.ts';
import { colors } from '../../server/lace/palette.ts';
import { reaching } from './people/reaching.ts';
import { SKINS } from './people/skins.ts';
import { box, circle, lace, line, shape, stitch } from '../../server/lace/primitives.ts';

/** Lace half woven on its cloth, and a hand with a glass that looks at the knots. */
export function archiveRatings(): string {
  const cloth = box(0, 0, 800, 600, colors.sun) + shape('M0 0H800V60L0 400Z', '#F9CB66');
  const woven = { family: 'guava', rim: 'fan', thread: colors.tierraDeep, weight: 1, detail: 1.6 } as const;
  const large = lace('calificaciones', { ...woven, colors: [colors.tierra, colors.lapacho] }, 330, 300, 262, 8);
  const glass =
    line('M600 432L736 566', '#2A0D05', 48, 'opacity=".22"') +
    line('M590 420L724 552', colors.woodDark, 44) +
    line('M586 416L716 544', colors.wood, 26) +
    line('M562 392L596 426', '#C9C3B4', 26) +
    circle(484, 320, 152, '#2A0D05', 'opacity=".2"') +
    circle(472, 306, 146, colors.paper) +
    `<clipPath id="lens"><circle cx="472" cy="306" r="132"/></clipPath><g clip-path="url(#lens)">` +
    lace('calificaciones', { ...woven, weight: 0.8, colors: [colors.forest, colors.lapacho] }, 250, 300, 520, 8) +
    '</g>' +
    `<circle cx="472" cy="306" r="139" fill="none" stroke="${colors.monte}" stroke-width="20"/>` +
    line('M372 262A110 110 0 0 1 436 206', colors.paper, 11, 'opacity=".85"');
  const hand = reaching({
    from: [900, 620],
    to: [664, 494],
    pose: 'grip',
    size: 172,
    skin: SKINS[3],
    sleeve: colors.lapacho,
    trim: colors.cream,
    left: true,
  });
  return still('calificaciones', cloth + large + glass + hand);
}

/** Three books that stand against each other; one, with its ribbon, is being taken. */
export function archiveBooks(): string {
  const ground = room('#B9C9E0', '#CBD8EA', colors.woodDark, colors.wood, 492);
  const upright = (x: number, width: number, height: number, color: string, band: string) =>
    box(x, 492 - height, width, height, color, 'rx="7"') +
    box(x + width * 0.74, 492 - height, width * 0.26, height, '#000', 'opacity=".15" rx="7"') +
    box(x, 532 - height, width, 13, band) +
    box(x, 556 - height, width, 6, band) +
    box(x, 438, width, 13, band);
  const books =
    shape('M214 492H640L690 520H250Z', '#2A0D05', 'opacity=".35"') +
    upright(206, 104, 372, colors.tierra, colors.sun) +
    box(232, 236, 52, 118, colors.cream, 'rx="4"') +
    stitch('M258 254V336', colors.tierraDeep, 6, '15 11') +
    upright(312, 84, 318, colors.forest, colors.straw) +
    lace(
      'libros',
      {
        family: 'wheel',
        rim: 'picot',
        thread: colors.straw,
        weight: 2,
        detail: 1.2,
        solid: true,
        colors: [colors.straw],
      },
      354,
      330,
      30,
    );
  const leaning = at(
    596,
    492,
    -17,
    box(-112, -344, 112, 344, colors.paper, 'rx="4"') +
      box(-118, -350, 92, 356, colors.lapacho, 'rx="7"') +
      box(-56, -350, 30, 356, '#000', 'opacity=".15" rx="7"') +
      box(-118, -304, 92, 44, '#F9D3CF') +
      stitch('M-106 -282H-38', colors.tierraDeep, 6, '13 9') +
      box(-118, -52, 92, 12, '#F9D3CF') +
      line(Array.from({ length: 3 }, (_, leaf) => `M${-20 + leaf * 7} -338V-6`).join(''), '#D9C7A2', 3) +
      line('M-10 -10C-10 40 20 44 22 84', colors.gold, 14),
  );
  const hand = reaching({
    from: [1000, 130],
    to: [556, 250],
    pose: 'flat',
    size: 168,
    skin: SKINS[4],
    sleeve: '#2F7F8C',
    trim: colors.cream,
    left: true,
  });
  return still('libros', ground + books + leaning + hand);
}
