import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const privacyScreen: ScreenEntry<'politicas-de-privacidad'> = {
  code: loaded(
    () => import('./PrivacyScreen.tsx'),
    ['privacy'],
    ({ PrivacyScreen }, [privacy]) =>
      () => <PrivacyScreen privacy={privacy} />,
  ),
  head: fixedHead,
};
