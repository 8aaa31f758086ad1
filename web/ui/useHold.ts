import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';

interface Hold {
  /** Whether a mouse rests on the element or focus is within it. */
  held: boolean;
  /** Forgets both, until the mouse or the focus comes anew. */
  letGo: () => void;
  /** Goes onto the element. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether a visitor is at an element, so that it should keep still. A finger that has left the glass holds nothing. */
export function useHold(): Hold {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return useMemo(
    () => ({
      held: hovered || focused,
      letGo: () => {
        setHovered(false);
        setFocused(false);
      },
      handlers: {
        onPointerEnter: (event) => event.pointerType !== 'touch' && setHovered(true),
        onPointerLeave: () => setHovered(false),
        onFocus: () => setFocused(true),
        onBlur: (event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
      },
    }),
    [hovered, focused],
  );
}
