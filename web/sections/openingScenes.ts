/**
 * Drawings that fill an opening from edge to edge: beside them goes on their ground, a drawing of its own (Opening.module.css).
 * In wide windows its words stand in the sky, in the night, on a field of one colour, or on a sheet that hangs from a line.
 */
export const OPENING_SCENES: Readonly<Record<string, { ground: string; words: 'field' | 'night' | 'sheet' | 'sky' }>> =
  {
    '/art/hero-schools.svg': { ground: 'schools', words: 'field' },
    '/art/hero-ee.svg': { ground: 'ee', words: 'sky' },
    '/art/hero-microfinance.svg': { ground: 'microfinance', words: 'sky' },
    '/art/about-opening.svg': { ground: 'about', words: 'night' },
    '/art/stoplight-banner-es.svg': { ground: 'stoplight', words: 'sheet' },
    '/art/stoplight-banner-en.svg': { ground: 'stoplight', words: 'sheet' },
    '/art/sustainability-opening.svg': { ground: 'sustainability', words: 'sky' },
  };
