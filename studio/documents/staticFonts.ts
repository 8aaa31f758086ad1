import subsetFont from 'subset-font';
import type { PageFonts } from './page.ts';

/** Letters of both languages, and the signs that texts use. */
const LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')}ÁÉÍÓÚÜÑáéíóúüñàèçãõ¿¡«»“”‘’–—…·º°×`;

/**
 * Each weight that pages use, cut out of the fonts whose weight may vary: of those Chromium prints every letter as a drawing,
 * which makes a page three times as large and no letter can be hinted.
 */
export async function staticFonts(fonts: { piazzolla: Buffer; figtree: Buffer }): Promise<PageFonts> {
  const cut = async (font: Buffer, wght: number) => {
    const file = await subsetFont(font, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght } });
    return `data:font/ttf;base64,${file.toString('base64')}`;
  };
  return {
    heads: await cut(fonts.piazzolla, 800),
    text: await cut(fonts.figtree, 400),
    bold: await cut(fonts.figtree, 700),
  };
}
