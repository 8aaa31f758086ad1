import type { FixedScreen, InternshipId } from '#contract/routes.ts';

/** Screens that are an introduction alone. */
export type IntroScreenName = Exclude<FixedScreen, 'index' | 'noticias' | 'trabaja-con-nosotros'>;

/** Text prefix of an introduction. */
export type IntroName = IntroScreenName | `involucrate-${InternshipId}`;

const landscape = (name: string) => ({ src: `/art/${name}.svg`, width: 1600, height: 1000 });
const scene = (name: string) => ({ src: `/art/${name}.svg`, width: 1200, height: 900 });
const whole = (name: string, width: number, height: number) => ({
  src: `/art/${name}.svg`,
  width,
  height,
  whole: true,
});

/** The drawing beside each introduction. */
export const PICTURES: Record<IntroName, { src: string; width: number; height: number; whole?: boolean }> = {
  nosotros: landscape('hero-noon'),
  'donde-trabajamos': whole('maps/mapa-america-del-sur', 600, 600),
  semaforo: landscape('cover-stoplight'),
  microfinanzas: landscape('cover-microfinance'),
  'nuestras-oficinas': whole('maps/paraguay', 600, 650),
  escuelas: landscape('cover-schools'),
  'politicas-de-privacidad': whole('rosette-linen', 400, 400),
  sostenibilidad: landscape('hero-dusk'),
  ee: landscape('cover-ee'),
  recursos: whole('rosette-linen', 400, 400),
  'tasas-tarifas': scene('scene-microfinance'),
  involucrate: landscape('hero-dawn'),
  'involucrate-1': scene('scene-stoplight'),
  'involucrate-2': scene('scene-microfinance'),
  'involucrate-3': scene('scene-ee'),
  'involucrate-4': scene('scene-schools'),
};
