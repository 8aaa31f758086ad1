import type { MouseEvent } from 'react';

/** Whether a click asks for normal navigation: main button, no modifier key (which could open a new tab). */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A click handler that replaces the browser's navigation for plain clicks. */
export function onPlainClick(onClick: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick();
  };
}
