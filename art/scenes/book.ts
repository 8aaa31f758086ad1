import { colors } from './palette.ts';
import { lace, shape } from './primitives.ts';

/** The lines of a title as abstract bars: their lengths, from the top. */
const TITLES = {
  /** ¿Quién es dueño / de la pobreza? */
  es: [172, 150],
  /** Who Owns / Poverty? */
  en: [124, 104],
} as const;

/** Our own cover for Martín Burt's book: cloth, a lace in the Stoplight's proportions, bars for title and author. */
export function book(language: keyof typeof TITLES): string {
  const [first, second] = TITLES[language];
  const pages =
    shape('M288 16l12 8v388l-12 8H22L8 410z', '#EADCC0') + '<path d="M22 414h270M24 418h266" stroke="#CDB78F"/>';
  const cloth =
    `<rect width="288" height="408" rx="3" fill="${colors.tierra}"/>` + shape('M14 0h5v408h-5z', colors.tierraDeep);
  const title =
    `<path d="M40 48h${first}M40 74h${second}" stroke="${colors.cream}" stroke-width="15"/>` +
    `<path d="M40 106h70" stroke="${colors.sun}" stroke-width="5"/>`;
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
    160,
    252,
    121,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420">${pages}${cloth}${sun}${title}</svg>`;
}
