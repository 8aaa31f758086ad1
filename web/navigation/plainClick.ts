import type { MouseEvent } from 'react';

/** Main button, no modifier key: it opens no new tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function onPlainClick(onClick: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick();
  };
}
