/** Marks the button that was clicked before the page's code had come (headScript.ts). */
export const EARLY_CLICK = 'data-clicked';

/** Clicks that button once the page is hydrated, so that nobody has to click twice on a slow line. */
export function repeatEarlyClick(): void {
  const button = document.querySelector<HTMLButtonElement>(`button[${EARLY_CLICK}]`);
  button?.removeAttribute(EARLY_CLICK);
  button?.click();
}
