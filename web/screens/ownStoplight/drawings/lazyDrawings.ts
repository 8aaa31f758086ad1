import type drawings from 'drawings:corto';
import { createLazy } from '#web/hooks/lazyModule.ts';
import type { Assessment } from '../model/model.ts';

export type Drawings = typeof drawings;

/** Words alone do as well: what does not come is left out. */
const orNone = (load: Promise<{ default: Drawings }>): Promise<Drawings> =>
  load.then(
    (module) => module.default,
    () => ({}),
  );

const corto = createLazy(() => orNone(import('drawings:corto')));
const entero = createLazy(async () => {
  const [short, others] = await Promise.all([corto.request(), orNone(import('drawings:resto'))]);
  return { ...short, ...others };
});

/** The pictures of each length, by the indicator's id and its colour; both are part of the offline copy (scripts/build/manifest.ts). */
export const lazyDrawings: Record<Assessment['largo'], typeof corto> = { corto, entero };
