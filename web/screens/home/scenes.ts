/** `tipo` is that of the slide's figure. */
export const SLIDES = [
  { number: 1, sky: 'dawn', to: '/semaforo', proof: 'semaforos' },
  { number: 2, sky: 'noon', to: '/microfinanzas', proof: 'comites' },
  { number: 3, sky: 'dusk', to: '/escuelas', proof: 'instituciones' },
] as const;

export const PROGRAMS = [
  { screen: 'semaforo', picture: '/art/scene-stoplight.svg' },
  { screen: 'microfinanzas', picture: '/art/scene-microfinance.svg' },
  { screen: 'ee', picture: '/art/scene-ee.svg' },
  { screen: 'escuelas', picture: '/art/scene-schools.svg' },
] as const;

export function pictureOf({ sky }: (typeof SLIDES)[number]): string {
  return `/art/hero-${sky}.svg`;
}

/** No story repeats them. */
export const SHOWN: readonly string[] = [...SLIDES.map(pictureOf), ...PROGRAMS.map(({ picture }) => picture)];
