import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react';

interface Hold {
  held: boolean;
  /** Until the next event. */
  letGo: () => void;
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

/** Whether it is hovered, touched or focused, so that it must not move. */
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
        // A finger's pointer events end when scrolling begins, touch events do not.
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
