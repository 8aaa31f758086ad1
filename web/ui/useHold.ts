import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';

interface Hold {
  /** Whether a mouse or finger rests on the element or focus is within it. */
  held: boolean;
  /** Forgets mouse and focus until they come anew. */
  letGo: () => void;
  /** Goes onto the element. */
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

/** Whether a visitor is at an element, so that it should keep still. */
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
        // A finger's pointer events end when the browser begins to scroll; these last as long as it is on the screen.
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
