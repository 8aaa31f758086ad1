import type { MouseEvent } from 'react';

/** A press that asks for nothing special of the browser, such as a new tab: the page may answer it in the browser's place. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Answers plain presses on a link in the browser's place. */
export function onPlainPress(answer: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    answer();
  };
}
