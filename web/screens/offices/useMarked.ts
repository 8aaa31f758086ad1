import { useEffect, useState, type RefObject } from 'react';
import { CARD_ID } from './stops.ts';

/** The office that somebody points at or stands on. One that is gone to, from the map or by its address, opens. */
export function useMarked(lists: RefObject<HTMLElement | null>) {
  const [marked, setMarked] = useState<number>();
  useEffect(() => {
    const element = lists.current;
    const mark = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(`li[id^="${CARD_ID}"]`) : null;
      setMarked(card ? Number(card.id.slice(CARD_ID.length)) : undefined);
    };
    const open = (at: EventTarget | null) => {
      const details = at instanceof HTMLLIElement && at.id.startsWith(CARD_ID) && at.querySelector('details');
      if (details) details.open = true;
    };
    const enter = (event: Event) => {
      mark(event);
      open(event.target);
    };
    // Gone to before the code came.
    open(document.activeElement);
    const clear = () => setMarked(undefined);
    element?.addEventListener('pointerover', mark);
    element?.addEventListener('pointerleave', clear);
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', clear);
    return () => {
      element?.removeEventListener('pointerover', mark);
      element?.removeEventListener('pointerleave', clear);
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', clear);
    };
  }, [lists]);
  return { marked, setMarked };
}
