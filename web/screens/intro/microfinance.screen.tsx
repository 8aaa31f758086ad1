import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /microfinanzas: an introduction, and the request for credit. */
export const microfinanceScreen: ScreenEntry<'microfinanzas'> = {
  load: loaded(async () => {
    const { MicrofinanceScreen } = await import('./MicrofinanceScreen.tsx');
    return () => <MicrofinanceScreen />;
  }),
  head: fixedHead,
};
