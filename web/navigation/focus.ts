/** The last focused element and its ancestors; empty after a pointer press. */
let focusPath: Element[] = [];

/** The heading is not rendered yet: `main` has the focus. */
let headingPending = false;

/**
 * Waits for the heading, unless the visitor moves the focus first. A screen that was opened to type (`data-focus-first`
 * on its field) begins there.
 */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('[data-focus-first]') ?? main?.querySelector('h1');
  focus(heading ?? main);
  headingPending = !heading;
}

export function goToStart(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
}

/**
 * When the focused element is removed (a retry button), focus goes to the heading of its section, article or page,
 * never to the body.
 */
export function keepFocus(): void {
  // Before React, which may remove the element while it is being focused (a carousel's buttons).
  const startPath = ({ target }: FocusEvent) => {
    headingPending = false;
    focusPath = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) focusPath.push(one);
  };
  document.addEventListener('focusin', startPath, { capture: true });
  document.addEventListener('pointerdown', () => {
    headingPending = false;
    focusPath = [];
  });
  new MutationObserver(restoreFocus).observe(document.body, { childList: true, subtree: true });
}

function restoreFocus(): void {
  const focused = document.activeElement ?? document.body;
  if (headingPending) {
    if (focused.matches('body, main') && document.querySelector('main h1')) focusHeading();
    return;
  }
  if (focused !== document.body || focusPath[0]?.isConnected !== false) return;
  const container = focusPath.find((one) => one.isConnected && one.matches('section, article, main'));
  if (container?.matches('main')) focusHeading();
  else if (container) focus(container.querySelector('h1, h2, h3') ?? container);
}

function focus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  if (!target.matches('input')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
