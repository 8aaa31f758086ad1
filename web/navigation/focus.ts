/** What had the focus last and what it lies in, from the inside out; empty after a press on nothing. */
let chain: Element[] = [];

/** The page is there without its heading yet, and the focus waits for it on `main`. */
let waiting = false;

/** Puts the focus on the main heading: when it comes, where it is not there yet, unless the visitor has gone elsewhere. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  focus(heading ?? main);
  waiting = !heading;
}

/** Brings the visitor to the start of the page that is shown: its top, its heading. */
export function goToStart(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
}

/**
 * From now on the focus is never lost to the body when what had it is taken away (a button to try again, a heading that
 * comes anew with its data): it goes to the heading of the section, the article or the page that it stood in.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    waiting = false;
    chain = [];
    for (let one = target instanceof Element ? target : null; one; one = one.parentElement) chain.push(one);
  });
  document.addEventListener('pointerdown', () => {
    waiting = false;
    chain = [];
  });
  new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
}

function mend(): void {
  const focused = document.activeElement ?? document.body;
  if (waiting) {
    if (focused.matches('body, main') && document.querySelector('main h1')) focusHeading();
    return;
  }
  if (focused !== document.body || chain[0]?.isConnected !== false) return;
  const refuge = chain.find((one) => one.isConnected && one.matches('section, article, main'));
  if (refuge?.matches('main')) focusHeading();
  else if (refuge) focus(refuge.querySelector('h1, h2, h3') ?? refuge);
}

function focus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
