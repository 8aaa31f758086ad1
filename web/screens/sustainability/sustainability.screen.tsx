import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const sustainabilityScreen: ScreenEntry<'sostenibilidad'> = {
  code: loaded(
    () => import('./SustainabilityScreen.tsx'),
    ['sustainability'],
    ({ SustainabilityScreen }, [sustainability]) =>
      () => <SustainabilityScreen sustainability={sustainability} />,
  ),
  head: fixedHead,
};
