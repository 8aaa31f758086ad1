import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '#web/hooks/router.tsx';
import { useHydrated } from '#web/hooks/useHydrated.ts';

interface Arrival {
  /** What the link that leads here tells the screen; also after a reload. */
  state: unknown;
  /** Of the link's visit; undefined when the visitor came back, or reloaded. */
  visit: string | undefined;
}

/** How a link led to this screen (its `state`), for parts that a link leads to beyond the start of their screen. */
export function useArrival(): Arrival {
  const { state, key } = useLocation();
  const isNew = useNavigationType() !== 'pop';
  // The server knows of none.
  const hydrated = useHydrated();
  return { state: hydrated ? state : undefined, visit: hydrated && isNew ? key : undefined };
}

/** For a part of a screen that links name by its id (`SiteLink`): shown and focused when one led to it. */
export function usePartArrival(part: string): RefObject<HTMLElement | null> {
  const { state, visit } = useArrival();
  const place = useRef<HTMLElement>(null);
  const arrived = (state as { part?: string } | null | undefined)?.part === part ? visit : undefined;
  useEffect(() => {
    if (arrived === undefined) return;
    place.current?.scrollIntoView({ behavior: 'instant' });
    place.current?.focus({ preventScroll: true });
  }, [arrived]);
  return place;
}
