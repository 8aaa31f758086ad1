/**
 * Before it paints, a browser lays out only those blocks of a screen that are in its window or near it (base.css). The others
 * follow here from top to bottom, in the page's pauses and on a slow phone each in one of its own, so that none keeps a visitor
 * waiting and soon every height is what it is.
 */
const BLOCKS = 'main > *, [data-block], footer';

/** The longest that the next block waits for a pause, in ms. */
const PAUSE_MS = 500;

/** After this long, in ms, the next block waits for another pause. One takes 1 to 10 ms, on a slow phone up to 50. */
const ENOUGH_MS = 4;

/** Sees to the screen that is shown, and to whatever takes its place. Returns what ends it. */
export function layOutInPauses(): () => void {
  const { dataset } = document.documentElement;
  let isAsked = false;
  const layOutSome = () => {
    isAsked = false;
    const begun = performance.now();
    for (const next of waiting()) {
      layOut(next);
      // Now, and not together with the one after it when the page is painted.
      next.getBoundingClientRect();
      if (performance.now() - begun > ENOUGH_MS) break;
    }
    goOn();
  };
  const goOn = () => {
    const isDone = waiting().length === 0;
    // Heights stay what they are: tests may ask.
    dataset.laidOut = String(isDone);
    if (isDone || isAsked) return;
    isAsked = true;
    inPause(layOutSome);
  };
  const observer = new MutationObserver(goOn);
  observer.observe(document.body, { childList: true, subtree: true });
  goOn();
  return () => observer.disconnect();
}

/** Lays out what is left, at once: for whoever asks how far down something is. */
export function layOutAll(): void {
  waiting().forEach(layOut);
}

/** Lays out what is left above the window, where what is in it stays: how far down that is then holds for good. */
export function layOutAbove(): void {
  const above = scrollY > 0 ? waiting().filter((block) => topEdgeOf(block) < 0) : [];
  const shown =
    above.length > 0 && [...document.querySelectorAll(BLOCKS)].findLast((block) => topEdgeOf(block) < innerHeight / 2);
  if (!shown) return;
  const before = topEdgeOf(shown);
  above.forEach(layOut);
  scrollBy({ top: topEdgeOf(shown) - before, behavior: 'instant' });
}

function topEdgeOf(block: Element): number {
  return block.getBoundingClientRect().top;
}

/** The blocks that have not been laid out here, in the page's order. */
function waiting(): HTMLElement[] {
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  return blocks.filter(({ style }) => style.contentVisibility === '');
}

function layOut(block: HTMLElement): void {
  block.style.contentVisibility = 'visible';
}

function inPause(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PAUSE_MS });
  else setTimeout(run);
}
