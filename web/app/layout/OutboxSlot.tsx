import { useEffect, useState, type ComponentType } from 'react';
import { createLazy } from '#web/hooks/lazyModule.ts';
import { isOutboxActive, onOutboxActivated, registeredOutboxBar } from '#web/outbox/activation.ts';

const slot = createLazy(async () => (await import('#web/forms/OutboxBar.tsx')).OutboxBar);

export function OutboxSlot() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    const show = () => {
      const brought = registeredOutboxBar();
      // What a form has brought needs nothing from the network: a style sheet of other code that failed does not keep it back.
      if (brought) setBar(() => brought);
      // Offline it may not load: try again when online.
      else if (isOutboxActive())
        slot.request().then(
          (bar) => setBar(() => bar),
          () => addEventListener('online', show, { once: true }),
        );
    };
    show();
    return onOutboxActivated(show);
  }, []);
  return Bar && <Bar />;
}
