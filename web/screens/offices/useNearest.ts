import { useState } from 'react';
import type { Place } from './distance.ts';

/** What came of asking where the visitor is. `slow`: the device took too long to find out. */
export type Nearest =
  | { state: 'idle' | 'asking' | 'denied' | 'unavailable' | 'slow' }
  | { state: 'found'; place: Place };

/** A place of some minutes ago is as good; a better one than the device knows by its network is not needed. */
const OPTIONS: PositionOptions = { timeout: 12_000, maximumAge: 300_000, enableHighAccuracy: false };

const REASONS: Record<number, 'denied' | 'unavailable' | 'slow'> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };

/** Where the visitor is, once they ask: it is for this page alone, sent nowhere and kept nowhere. */
export function useNearest() {
  const [nearest, setNearest] = useState<Nearest>({ state: 'idle' });
  const ask = () => {
    if (nearest.state === 'asking') return;
    // Types say that it is always there; pages that came without https have none in some browsers.
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (!geolocation) {
      setNearest({ state: 'unavailable' });
      return;
    }
    setNearest({ state: 'asking' });
    geolocation.getCurrentPosition(
      ({ coords }) => setNearest({ state: 'found', place: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => setNearest({ state: REASONS[code] ?? 'unavailable' }),
      OPTIONS,
    );
  };
  return { nearest, ask, forget: () => setNearest({ state: 'idle' }) };
}
