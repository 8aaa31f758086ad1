/** The element focused last and its ancestors, innermost first; empty after a pointer press. */
let focusPath: Element[] = [];

/** `main` has focus until the page's heading is rendered. */
let headingPending = false;

/** Focuses the main heading; if it is not rendered yet, later, unless the visitor moves the focus first. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  focus(heading ?? main);
  headingPending = !heading;
}

export function goToStart(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
}

/**
 * From now on, when the focused element is removed (a retry button, a heading replaced with its data), focus goes to
 * the heading of its section, article or page instead of the body.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    headingPending = false;
    focusPath = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) focusPath.push(one);
  });
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
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
