import { useEffect, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxActive, onOutboxActivated, registeredOutboxLine } from '#web/outbox/activation.ts';

const line = createLazy(async () => {
  const OutboxLine = registeredOutboxLine() ?? (await import('#web/forms/OutboxLine.tsx')).OutboxLine;
  return <OutboxLine />;
});

/** Where the page tells of messages that wait. Its code comes once something waits, or a form was opened. */
export function OutboxPlace() {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const show = () => {
      // Without a network it does not come; nor would anything leave.
      if (isOutboxActive()) line.request().then(setShown, () => addEventListener('online', show, { once: true }));
    };
    show();
    return onOutboxActivated(show);
  }, []);
  return shown;
}
