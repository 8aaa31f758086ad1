import { useState } from 'react';
import { deviceStore } from '#web/device/deviceStore.ts';
import { useHydrated } from '#web/hooks/useHydrated.ts';

const store = deviceStore('session', 'avisos-cerrados', toNames);

/** The notes closed in this visit, and how to close one. */
export function useClosedNotes(): [closed: readonly string[], close: (name: string) => void] {
  const hydrated = useHydrated();
  const [closed, setClosed] = useState<readonly string[]>();
  const known = closed ?? (hydrated ? store.read() : undefined) ?? [];
  const close = (name: string) => {
    const now = [...known, name];
    store.write(now);
    setClosed(now);
  };
  return [known, close];
}

function toNames(kept: unknown): string[] | undefined {
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined;
}
