import { useEffect, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxWanted, onOutboxWanted, outboxLine } from '#web/outbox/wanted.ts';

const line = createLazy(async () => {
  const OutboxLine = outboxLine() ?? (await import('#web/forms/OutboxLine.tsx')).OutboxLine;
  return <OutboxLine />;
});

/** Where the page tells of messages that wait. Its code comes once something waits, or a form was opened. */
export function OutboxPlace() {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    const show = () => {
      // Without a network it does not come; nor would anything leave.
      if (isOutboxWanted()) line.request().then(setShown, () => addEventListener('online', show, { once: true }));
    };
    show();
    return onOutboxWanted(show);
  }, []);
  return shown;
}
