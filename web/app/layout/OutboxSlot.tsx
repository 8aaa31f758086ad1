import { useEffect, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxActive, onOutboxActivated, registeredOutboxLine } from '#web/outbox/activation.ts';

const line = createLazy(async () => {
  const OutboxLine = registeredOutboxLine() ?? (await import('#web/forms/OutboxLine.tsx')).OutboxLine;
  return <OutboxLine />;
});

/** Loads OutboxLine once messages are stored or a form was opened. */
export function OutboxSlot() {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const show = () => {
      // If it does not load offline, try again when online.
      if (isOutboxActive()) line.request().then(setShown, () => addEventListener('online', show, { once: true }));
    };
    show();
    return onOutboxActivated(show);
  }, []);
  return shown;
}
