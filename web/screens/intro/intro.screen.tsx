import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';
import type { IntroScreenName } from './pictures.ts';

/** The sections that are told by an introduction alone. */
export const introScreen: ScreenEntry<IntroScreenName> = {
  load: loaded(async () => {
    const { IntroScreen } = await import('./IntroScreen.tsx');
    return ({ screen }) => <IntroScreen name={screen} />;
  }),
  head: fixedHead,
};
