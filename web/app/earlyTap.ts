/** Marks the button that was pressed before the page's code had come (headScript.ts). */
export const EARLY_TAP = 'data-tapped';

/**
 * Presses that button now that it answers: on a slow line nobody has to find out that they came too early. React takes over the
 * part of the page that it stands in first, when it is pressed; so it must not be pressed while React is at work.
 */
export function repeatEarlyTap(): void {
  const button = document.querySelector<HTMLButtonElement>(`button[${EARLY_TAP}]`);
  button?.removeAttribute(EARLY_TAP);
  button?.click();
}
