import type { FixedScreen } from '#contract/routes.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
  whole?: boolean;
}

const scene = (name: string) => ({ src: `/art/${name}.svg`, width: 1200, height: 900 });
const whole = (name: string, width: number, height: number) => ({
  src: `/art/${name}.svg`,
  width,
  height,
  whole: true,
});

const OF_SCREENS = {
  recursos: whole('rosette-linen', 400, 400),
  'tasas-tarifas': scene('scene-microfinance'),
} satisfies Partial<Record<FixedScreen, Picture>>;

/** Screens that are an introduction alone. */
export type IntroScreenName = keyof typeof OF_SCREENS;

/** The drawing beside each introduction. */
export const PICTURES: Record<IntroScreenName, Picture> = OF_SCREENS;
