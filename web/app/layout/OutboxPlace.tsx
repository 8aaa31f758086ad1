import { useEffect, useState, type ReactNode } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxWanted, onOutboxWanted } from '#web/outbox/wanted.ts';

const line = createLazy(async () => {
  const { OutboxLine } = await import('#web/forms/OutboxLine.tsx');
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
