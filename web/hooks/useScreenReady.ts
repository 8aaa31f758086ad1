import { useEffect } from 'react';

/** Tests wait for this: a screen is hydrated after the header and footer around it. */
export function useScreenReady(): void {
  useEffect(() => void (document.documentElement.dataset.ready = 'screen'), []);
}
