import { useEffect, useState, type RefObject } from 'react';
import { CARD_ID } from './stops.ts';

export function useMarked(lists: RefObject<HTMLElement | null>) {
  const [marked, setMarked] = useState<number>();
  useEffect(() => {
    const element = lists.current;
    const mark = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest(`[id^="${CARD_ID}"]`) : null;
      setMarked(card ? Number(card.id.slice(CARD_ID.length)) : undefined);
    };
    const clear = () => setMarked(undefined);
    element?.addEventListener('pointerover', mark);
    element?.addEventListener('pointerleave', clear);
    element?.addEventListener('focusin', mark);
    element?.addEventListener('focusout', clear);
    return () => {
      element?.removeEventListener('pointerover', mark);
      element?.removeEventListener('pointerleave', clear);
      element?.removeEventListener('focusin', mark);
      element?.removeEventListener('focusout', clear);
    };
  }, [lists]);
  return { marked, setMarked };
}
