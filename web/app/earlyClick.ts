/** Marks a button clicked before hydration (headScript.ts). */
export const EARLY_CLICK = 'data-clicked';

/** Repeats a click made before hydration. */
export function repeatEarlyClick(): void {
  const button = document.querySelector<HTMLButtonElement>(`button[${EARLY_CLICK}]`);
  button?.removeAttribute(EARLY_CLICK);
  button?.click();
}
