import type { FixedScreen, InternshipId } from '#contract/routes.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
  whole?: boolean;
}

const landscape = (name: string) => ({ src: `/art/${name}.svg`, width: 1600, height: 1000 });
const opening = (name: string) => ({ src: `/art/${name}.svg`, width: 1200, height: 1000 });
const scene = (name: string) => ({ src: `/art/${name}.svg`, width: 1200, height: 900 });
const whole = (name: string, width: number, height: number) => ({
  src: `/art/${name}.svg`,
  width,
  height,
  whole: true,
});

const OF_SCREENS = {
  nosotros: landscape('hero-noon'),
  'donde-trabajamos': whole('maps/mapa-america-del-sur', 600, 600),
  sostenibilidad: landscape('hero-dusk'),
  involucrate: landscape('hero-dawn'),
} satisfies Partial<Record<FixedScreen, Picture>>;

const OF_INTERNSHIPS: Record<`involucrate-${InternshipId}`, Picture> = {
  'involucrate-1': scene('scene-stoplight'),
  'involucrate-2': opening('microfinance-opening'),
  'involucrate-3': { src: '/art/cover-ee.svg', width: 1600, height: 900 },
  'involucrate-4': opening('schools-banner'),
};

/** Screens that are an introduction alone. */
export type IntroScreenName = keyof typeof OF_SCREENS;

/** Text prefix of an introduction. */
export type IntroName = IntroScreenName | keyof typeof OF_INTERNSHIPS;

/** The drawing beside each introduction. */
export const PICTURES: Record<IntroName, Picture> = { ...OF_SCREENS, ...OF_INTERNSHIPS };
