/** In public/films, by the drawing that each begins with: a picture of another has none. */
export const FILMS: Readonly<Record<string, string>> = {
  '/art/hero-microfinance.svg': 'hero-microfinance',
  '/art/hero-schools.svg': 'hero-schools',
  '/art/hero-ee.svg': 'hero-ee',
  '/art/hero-where.svg': 'hero-where',
  '/art/stoplight-banner-es.svg': 'hero-stoplight-es',
  '/art/stoplight-banner-en.svg': 'hero-stoplight-en',
};
