import { fitText } from '../../server/lettering/fitText.ts';
import { drawLine } from '../../server/lettering/outlines.ts';
import { colors } from '../../server/lace/palette.ts';
import { lace, shape } from '../../server/lace/primitives.ts';

/** As the book is called in each language, and as the home page says it beside this picture. */
export const BOOK_TITLES = { es: '¿Quién es dueño de la pobreza?', en: 'Who Owns Poverty?' } as const;
const AUTHOR = 'Martín Burt';

const LEFT = 34;
/** Baseline of the first line, and of the author. */
const FIRST = 62;
const FOOT = 388;
const TITLE = { width: 236, height: 118, sizes: [46, 42, 38, 35, 32], leading: 0.98 };

/** Our own cover for Martín Burt's book: cloth, its title in our type, a lace in the Stoplight's proportions. */
export function book(language: keyof typeof BOOK_TITLES): string {
  const { size, lines } = fitText(BOOK_TITLES[language], TITLE);
  const pages =
    shape('M288 16l12 8v388l-12 8H22L8 410z', '#EADCC0') + '<path d="M22 414h270M24 418h266" stroke="#CDB78F"/>';
  const cloth =
    `<rect width="288" height="408" rx="3" fill="${colors.tierra}"/>` + shape('M14 0h5v408h-5z', colors.tierraDeep);
  const printed = (line: string, y: number, of: number) =>
    `<g transform="translate(${LEFT} ${Math.round(y)})">${drawLine(line, of)}</g>`;
  const title = lines.map((line, at) => printed(line, FIRST + at * size * TITLE.leading, size)).join('');
  const sun = lace(
    'libro',
    {
      family: 'sun',
      rim: 'scallop',
      thread: colors.cream,
      arcs: [
        { color: '#F5B3C1', share: 2 },
        { color: colors.sun, share: 3 },
        { color: '#9CCB8E', share: 7 },
      ],
    },
    153,
    260,
    98,
  );
  const words = `<g fill="${colors.cream}">${title}</g><g fill="${colors.sun}">${printed(AUTHOR, FOOT, 20)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420">${pages}${cloth}${sun}${words}</svg>`;
}
