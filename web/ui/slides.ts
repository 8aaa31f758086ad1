/** Spec 9: duration of a move, and shortest time between two measurings, in ms. */
export const MOVE_MS = 250;
const RESIZE_MS = 200;

/** A wheel that has not been turned for so long stands still. */
const WHEEL_REST_MS = 150;

/** Marks a viewport that a script moves: its slides do not snap then (Carousel.module.css). */
const MOVING = 'moving';

/** Where each slide comes to rest, in px of `scrollLeft`. Several may share the end: they show there together. */
export function stopsOf(viewport: HTMLElement): number[] {
  const end = Math.max(0, viewport.scrollWidth - viewport.clientWidth);
  // Browsers round the end to whole pixels.
  return startsOf(viewport).map((start) => (start < end - 1 ? start : end));
}

/** Where each slide begins, in px from the first. */
function startsOf(viewport: HTMLElement): number[] {
  const lefts = [...viewport.children].map((slide) => slide.getBoundingClientRect().left);
  return lefts.map((left) => left - (lefts[0] ?? 0));
}

/** Leaves room after the last slide, so that the row ends with a whole slide at the front and not with a part of one. */
export function alignEnd(viewport: HTMLElement): void {
  const room = Number.parseFloat(viewport.style.getPropertyValue('--room')) || 0;
  const end = Math.max(0, viewport.scrollWidth - room - viewport.clientWidth);
  const start = startsOf(viewport).find((one) => one >= end - 1) ?? end;
  viewport.style.setProperty('--room', `${Math.max(0, start - end)}px`);
}

/** Index of the slide whose stop is nearest to a place of the track (px of `scrollLeft`), the first of those that share it. */
export function slideAt(viewport: HTMLElement, place = viewport.scrollLeft): number {
  const distances = stopsOf(viewport).map((stop) => Math.abs(stop - place));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Index of the next or previous slide with a stop of its own: after the last comes the first, before the first the last. */
export function neighbourOf(viewport: HTMLElement, index: number, direction: 1 | -1): number {
  const stops = stopsOf(viewport);
  const count = stops.indexOf(Math.max(...stops)) + 1;
  return (Math.min(index, count - 1) + direction + count) % count;
}

/** Whether it scrolls without snapping. */
export function isMoving(viewport: HTMLElement): boolean {
  return MOVING in viewport.dataset;
}

/** Lets it scroll without snapping, until the next `scrollToSlide` has ended. */
function unsnap(viewport: HTMLElement): void {
  viewport.dataset[MOVING] = '';
}

/** Scrolls to a slide in `durationMs`; 0: at once. Returns a function that stops the move where it is. */
export function scrollToSlide(viewport: HTMLElement, index: number, durationMs: number): () => void {
  // First: a move that it takes over has just ended, and measuring would let the browser snap.
  unsnap(viewport);
  const from = viewport.scrollLeft;
  const way = (stopsOf(viewport)[index] ?? 0) - from;
  const begin = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    delete viewport.dataset[MOVING];
  };
  const step = (now: number) => {
    // The first frame may have begun before the move.
    const toGo = 1 - Math.min(1, Math.max(0, now - begin) / durationMs);
    viewport.scrollLeft = from + way * (1 - toGo ** 3);
    if (toGo > 0) frame = requestAnimationFrame(step);
    else end();
  };
  if (durationMs > 0) frame = requestAnimationFrame(step);
  else {
    viewport.scrollLeft = from + way;
    end();
  }
  return end;
}

/**
 * Lets a wheel scroll the track sideways without snapping, because Chromium snaps back after each of its small steps, and
 * tells `rest` where to when it stands still: a quarter of a slide is enough to reach the next. Returns a function that ends it.
 */
export function watchWheel(viewport: HTMLElement, rest: (place: number) => void): () => void {
  let place: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = ({ deltaX }: WheelEvent) => {
    if (deltaX === 0) return;
    unsnap(viewport);
    const pushed = (place ?? viewport.scrollLeft) + deltaX;
    place = pushed;
    clearTimeout(timer);
    timer = setTimeout(() => {
      place = undefined;
      rest(pushed + (Math.sign(deltaX) * (viewport.firstElementChild?.clientWidth ?? 0)) / 4);
    }, WHEEL_REST_MS);
  };
  viewport.addEventListener('wheel', turn, { passive: true });
  return () => {
    viewport.removeEventListener('wheel', turn);
    clearTimeout(timer);
  };
}

/** Calls `measure` soon and whenever the size has changed, at most every 200 ms. Returns a function that ends it. */
export function watchSize(viewport: HTMLElement, measure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      measure();
    }, RESIZE_MS);
  });
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
