import { useEffect, useState } from 'react';
import { createLazy, prefetch } from '#web/hooks/lazyModule.ts';
import { whenTouched } from '#web/hooks/whenTouched.ts';

/** What keeps pages, and shows copies of them. */
const lazyParts = createLazy(() => import('./CopyParts.tsx'));

/** After the visitor has begun to do something, so that no page waits for it; at once where the page may be a copy. */
export function useCopyParts(): typeof import('./CopyParts.tsx') | undefined {
  const [parts, setParts] = useState<typeof import('./CopyParts.tsx')>();
  useEffect(() => {
    const load = () => {
      prefetch(lazyParts);
      // Without them the page is what it is.
      lazyParts.request().then(setParts, () => undefined);
    };
    // Also where they are loaded at once: they ask whether the visitor has done something meanwhile.
    const cancel = whenTouched(load);
    if (navigator.serviceWorker?.controller) load();
    return cancel;
  }, []);
  return parts;
}
