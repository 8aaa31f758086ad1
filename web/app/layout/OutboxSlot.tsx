import { useEffect, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxActive, onOutboxActivated, registeredOutboxLine } from '#web/outbox/activation.ts';

const line = createLazy(async () => {
  const OutboxLine = registeredOutboxLine() ?? (await import('#web/forms/OutboxLine.tsx')).OutboxLine;
  return <OutboxLine />;
});

export function OutboxSlot() {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const show = () => {
      // Offline it may not load: try again when online.
      if (isOutboxActive()) line.request().then(setShown, () => addEventListener('online', show, { once: true }));
    };
    show();
    return onOutboxActivated(show);
  }, []);
  return shown;
}
