import { useState } from 'react';
import type { Place } from './distance.ts';

/** `slow`: the device took too long. */
export type Nearest =
  | { state: 'idle' | 'asking' | 'denied' | 'unavailable' | 'slow' }
  | { state: 'found'; place: Place };

/** Some minutes old is good enough, and so is the network's. */
const OPTIONS: PositionOptions = { timeout: 12_000, maximumAge: 300_000, enableHighAccuracy: false };

const REASONS: Record<number, 'denied' | 'unavailable' | 'slow'> = { 1: 'denied', 2: 'unavailable', 3: 'slow' };

/** Asked for by the visitor; never sent nor stored. */
export function useNearest() {
  const [nearest, setNearest] = useState<Nearest>({ state: 'idle' });
  const ask = () => {
    if (nearest.state === 'asking') return;
    // Missing in some browsers without https, though its type says otherwise.
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
