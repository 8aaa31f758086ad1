import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';

interface Hold {
  /** Whether the element is hovered, touched or contains focus. */
  held: boolean;
  /** Ignores current hover and focus until the next event. */
  letGo: () => void;
  /** Props for the element. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onTouchStart: () => void;
    onTouchEnd: () => void;
    onTouchCancel: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Whether a visitor is using an element, so that it must not move. */
export function useHold(): Hold {
  const [hovered, setHovered] = useState(false);
  const [touched, setTouched] = useState(false);
  const [focused, setFocused] = useState(false);
  return useMemo(
    () => ({
      held: hovered || touched || focused,
      letGo: () => {
        setHovered(false);
        setFocused(false);
      },
      handlers: {
        onPointerEnter: (event) => event.pointerType !== 'touch' && setHovered(true),
        onPointerLeave: () => setHovered(false),
        // Pointer events of a finger end when scrolling begins; touch events last until it is lifted.
        onTouchStart: () => setTouched(true),
        onTouchEnd: () => setTouched(false),
        onTouchCancel: () => setTouched(false),
        onFocus: () => setFocused(true),
        onBlur: (event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
      },
    }),
    [hovered, touched, focused],
  );
}
