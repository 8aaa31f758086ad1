// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESIZE_MS, startEngine, type Engine } from '#web/ui/carouselEngine.ts';

/** Spec 9: a change takes 250 ms. Embla counts in frames. */
const CHANGE_MS = 250;
const FRAME_MS = 1000 / 60;
const SLIDE_PX = 400;
const SLIDES = 6;

/** What the browser would measure: happy-dom lays nothing out. */
function layOut(element: HTMLElement, left: number, width: number): void {
  for (const [name, value] of Object.entries({
    offsetLeft: left,
    offsetTop: 0,
    offsetWidth: width,
    offsetHeight: 300,
  })) {
    Object.defineProperty(element, name, { configurable: true, value });
  }
}

let report: (changed: Element) => void;
let engine: Engine | undefined;

class FakeResizeObserver {
  constructor(told: (entries: { target: Element }[]) => void) {
    report = (target) => told([{ target }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
});
afterEach(() => {
  engine?.embla.destroy();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(options: { fade?: boolean; autoplayMs?: number } = {}) {
  const viewport = document.createElement('div');
  const track = document.createElement('div');
  viewport.append(track);
  layOut(track, 0, 3 * SLIDE_PX);
  layOut(viewport, 0, 3 * SLIDE_PX);
  for (let at = 0; at < SLIDES; at++) {
    const slide = document.createElement('div');
    slide.style.marginRight = '0px';
    layOut(slide, at * SLIDE_PX, SLIDE_PX);
    track.append(slide);
  }
  document.body.append(viewport);
  const started = startEngine(viewport, {
    fade: false,
    autoplayMs: undefined,
    startIndex: 0,
    inset: () => 0,
    ...options,
  });
  engine = started;
  return { ...started, track };
}

/** Places of the track after each frame, in px to go; the first frame counts for two and is time 0 (Embla's `animate`). */
function framesOf({ embla }: Engine, frames: number): number[] {
  const { scrollBody, location, target } = embla.internalEngine();
  scrollBody.seek().seek();
  return Array.from({ length: frames }, () => {
    scrollBody.seek();
    return target.get() - location.get();
  });
}

describe('a slide of 400 px', () => {
  it.each(['scrollNext', 'scrollPrev'] as const)(
    'is at rest 250 ms after %s, one frame more or less [CAR-01]',
    (move) => {
      const carousel = start();
      carousel.embla[move]();
      const toGo = framesOf(carousel, 60).map(Math.abs);
      const atRest = toGo.findLastIndex((px) => px >= 1) + 1;
      expect(Math.abs((atRest + 1) * FRAME_MS - CHANGE_MS)).toBeLessThanOrEqual(FRAME_MS + 1e-6);
    },
  );

  it('does not swing past its place', () => {
    const carousel = start();
    carousel.embla.scrollNext();
    for (const px of framesOf(carousel, 60)) expect(px).toBeLessThan(1);
  });

  it('still moves so after the carousel has measured itself anew', () => {
    const carousel = start();
    carousel.embla.reInit();
    carousel.embla.scrollNext();
    const toGo = framesOf(carousel, 60).map(Math.abs);
    expect(toGo.findLastIndex((px) => px >= 1)).toBeLessThanOrEqual(15);
  });
});

it('a fading slide has its full colour after 250 ms, one frame more or less [CAR-01]', () => {
  const carousel = start({ fade: true });
  carousel.embla.scrollNext();
  const { scrollBody } = carousel.embla.internalEngine();
  const [, second] = carousel.embla.slideNodes();
  let frames = 0;
  // Each rendered frame asks whether it has settled, which is what makes it fade.
  do {
    scrollBody.seek().settled();
    frames++;
  } while (Number(second?.style.opacity) < 0.99 && frames < 100);
  expect(Math.abs(frames * FRAME_MS - CHANGE_MS)).toBeLessThanOrEqual(FRAME_MS + 1e-6);
});

describe('a change of the window', () => {
  it('makes it measure itself once in 200 ms however often it is told [CAR-01]', () => {
    const { embla, track } = start();
    const measured = vi.fn<() => void>();
    embla.on('reInit', measured);
    for (let width = 1199; width > 1099; width--) {
      layOut(track, 0, width);
      report(track);
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(RESIZE_MS);
    // A second of dragging.
    expect(RESIZE_MS).toBe(200);
    expect(measured.mock.calls.length).toBeGreaterThan(3);
    expect(measured.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('that is none makes it do nothing: each measuring is followed by a report', () => {
    const { embla, track } = start();
    const measured = vi.fn<() => void>();
    embla.on('reInit', measured);
    for (let reports = 0; reports < 10; reports++) {
      report(track);
      vi.advanceTimersByTime(RESIZE_MS);
    }
    expect(measured).not.toHaveBeenCalled();
  });

  it('does not stop what plays, nor start what is held', () => {
    const { embla, autoplay } = start({ autoplayMs: 10_000 });
    const changes = vi.fn<() => void>();
    embla.on('select', changes);
    autoplay(true, true);
    embla.reInit();
    vi.advanceTimersByTime(10_000);
    expect(changes).toHaveBeenCalledTimes(1);
    autoplay(false, true);
    embla.reInit();
    vi.advanceTimersByTime(60_000);
    expect(changes).toHaveBeenCalledTimes(1);
  });
});
