/**
 * Drawings that fill an opening from edge to edge: beside them goes on their ground, a drawing of its own
 * (Opening.module.css). Of its words, all stand in the
 * sky, or in the night, or what comes after the headline on a label.
 */
export const OPENING_SCENES: Readonly<Record<string, { ground: string; words: 'label' | 'night' | 'sky' }>> = {
  '/art/hero-schools.svg': { ground: 'schools', words: 'label' },
  '/art/hero-ee.svg': { ground: 'ee', words: 'label' },
  '/art/hero-microfinance.svg': { ground: 'microfinance', words: 'label' },
  '/art/about-opening.svg': { ground: 'about', words: 'night' },
  '/art/stoplight-banner-es.svg': { ground: 'stoplight', words: 'label' },
  '/art/stoplight-banner-en.svg': { ground: 'stoplight', words: 'label' },
  '/art/sustainability-opening.svg': { ground: 'sustainability', words: 'sky' },
};
