import { useEffect, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxActive, onOutboxActivated, registeredOutboxBar } from '#web/outbox/activation.ts';

const slot = createLazy(async () => {
  const OutboxBar = registeredOutboxBar() ?? (await import('#web/forms/OutboxBar.tsx')).OutboxBar;
  return <OutboxBar />;
});

export function OutboxSlot() {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const show = () => {
      // Offline it may not load: try again when online.
      if (isOutboxActive()) slot.request().then(setShown, () => addEventListener('online', show, { once: true }));
    };
    show();
    return onOutboxActivated(show);
  }, []);
  return shown;
}
