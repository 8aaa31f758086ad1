/** Marks the control last pressed before the page's code came; base.css shows that it was heard. */
const EARLY_CLICK = 'data-clicked';

/** Buttons that need code. A search form works without, and a link as well. */
const NEEDS_CODE = 'button[type="button"], form[method="dialog"] button';

/** For the head script. The last press counts, and one elsewhere cancels it. */
export function rememberClicks(): void {
  document.addEventListener('click', ({ target }) => {
    // Set by the page's code.
    if (document.documentElement.dataset.ready !== undefined) return;
    clickedEarly()?.removeAttribute(EARLY_CLICK);
    if (target instanceof Element) target.closest(NEEDS_CODE)?.setAttribute(EARLY_CLICK, '');
  });
}

/** For the page's code, once it is there. */
export function repeatEarlyClick(): void {
  const button = clickedEarly();
  button?.removeAttribute(EARLY_CLICK);
  button?.click();
}

function clickedEarly(): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[${EARLY_CLICK}]`);
}
