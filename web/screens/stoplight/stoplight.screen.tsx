import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const stoplightScreen: ScreenEntry<'semaforo'> = {
  code: loaded(
    () => import('./StoplightScreen.tsx'),
    ['stoplight'],
    ({ StoplightScreen }, [stoplight]) =>
      () => <StoplightScreen stoplight={stoplight} />,
  ),
  head: fixedHead,
};
