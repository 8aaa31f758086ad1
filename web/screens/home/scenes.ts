/** The banner's slides: a sky, the programme that it leads to, and the figure (its `tipo`) that speaks for it. */
export const SLIDES = [
  { number: 1, sky: 'dawn', to: '/semaforo', proof: 'semaforos' },
  { number: 2, sky: 'noon', to: '/microfinanzas', proof: 'comites' },
  { number: 3, sky: 'dusk', to: '/escuelas', proof: 'instituciones' },
] as const;

/** The four programmes, by their screens. */
export const PROGRAMS = [
  { screen: 'semaforo', picture: '/art/scene-stoplight.svg' },
  { screen: 'microfinanzas', picture: '/art/scene-microfinance.svg' },
  { screen: 'ee', picture: '/art/scene-ee.svg' },
  { screen: 'escuelas', picture: '/art/scene-schools.svg' },
] as const;

export function pictureOf({ sky }: (typeof SLIDES)[number]): string {
  return `/art/hero-${sky}.svg`;
}

/** What the page itself shows: no story shows it a second time. */
export const SHOWN: readonly string[] = [...SLIDES.map(pictureOf), ...PROGRAMS.map(({ picture }) => picture)];
