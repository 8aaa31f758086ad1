import { CARD } from './card.ts';
import { emblem } from './emblem.ts';
import { colors } from '#server/lace/palette.ts';
import { fitText } from '#server/lettering/fitText.ts';
import { drawLine } from '#server/lettering/outlines.ts';

/** Where a story's card leaves room for its picture, px. */
export const STORY_COVER = { left: 640, top: 0, width: CARD.width - 640, height: CARD.height } as const;

const MARGIN = 60;
const NAME = 'Fundación Paraguaya';
const NAME_SIZE = 36;
const EMBLEM_SIZE = 72;
const TITLE = {
  width: STORY_COVER.left - 2 * MARGIN + 16,
  height: 400,
  sizes: [104, 92, 82, 74, 66, 60, 54, 48, 44],
  leading: 1,
};
/** From the last baseline to the edge. */
const FOOT = 66;

/**
 * A story's share card but for its picture, which goes below it: the foundation's mark, the title, a seam. SVG text; letters
 * are outlines, so that it looks the same on a machine without fonts.
 */
export function storyCard(title: string): string {
  const { size, lines } = fitText(title, TITLE);
  const first = CARD.height - FOOT - (lines.length - 1) * size * TITLE.leading;
  const set = lines.map(
    (line, at) =>
      `<g transform="translate(${MARGIN} ${first + at * size * TITLE.leading})">${drawLine(line, size)}</g>`,
  );
  const seam = STORY_COVER.left - 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<path d="M0 0h${STORY_COVER.left}v${CARD.height}h-${STORY_COVER.left}z" fill="${colors.cream}"/>`,
    `<path d="M${seam} -8V${CARD.height}" stroke="${colors.tierra}" stroke-width="5" stroke-dasharray="18 12"/>`,
    `<g transform="translate(${MARGIN} 52)">${emblem({ size: EMBLEM_SIZE, title: '' })}</g>`,
    `<g fill="${colors.tierraNight}"><g transform="translate(${MARGIN + EMBLEM_SIZE + 18} 100)">${drawLine(NAME, NAME_SIZE)}</g>`,
    ...set,
    '</g></svg>',
  ].join('');
}
