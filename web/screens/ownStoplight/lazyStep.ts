import { createLazy } from '#web/hooks/lazyModule.ts';

/** The code of the steps, and of the map that they lead to. */
export const lazyStep = createLazy(() => import('./Step.tsx'));
