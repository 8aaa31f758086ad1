/** In the order of their pictures in content/home.json; `tipo` of the slide's figure is its `proof`. */
export const SLIDES = [
  { number: 1, sky: 'dawn', to: '/semaforo', proof: 'paises' },
  { number: 2, sky: 'noon', to: '/microfinanzas', proof: 'comites' },
  { number: 3, sky: 'dusk', to: '/escuelas', proof: 'instituciones' },
] as const;
