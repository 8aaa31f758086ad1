// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  alignEnd,
  isMoving,
  MOVE_MS,
  neighbourOf,
  scrollToSlide,
  slideAt,
  stopsOf,
  watchSize,
  watchWheel,
} from './slides.ts';

const SLIDE_PX = 400;
const FRAME_MS = 16;

let end = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A viewport of `widthPx` with slides of 400 px, laid out as a browser would: happy-dom lays nothing out. */
function layOut(slides: number, widthPx: number): HTMLElement {
  const viewport = document.createElement('div');
  Object.defineProperty(viewport, 'clientWidth', { value: widthPx });
  Object.defineProperty(viewport, 'scrollWidth', { value: Math.max(slides * SLIDE_PX, widthPx), configurable: true });
  for (let at = 0; at < slides; at += 1) {
    const slide = document.createElement('div');
    slide.getBoundingClientRect = () => new DOMRect(at * SLIDE_PX - viewport.scrollLeft, 0, SLIDE_PX, 300);
    viewport.append(slide);
  }
  return viewport;
}

describe('six slides of which three show', () => {
  it('come to the front one by one until the last shows, and then begin again', () => {
    const viewport = layOut(6, 3 * SLIDE_PX);
    expect(stopsOf(viewport)).toEqual([0, 400, 800, 1200, 1200, 1200]);
    expect([0, 1, 2, 3, 5].map((index) => neighbourOf(viewport, index, 1))).toEqual([1, 2, 3, 0, 0]);
    expect([0, 1, 2, 3, 5].map((index) => neighbourOf(viewport, index, -1))).toEqual([3, 0, 1, 2, 2]);
  });

  it.each([
    [0, 0],
    [190, 0],
    [210, 1],
    [1200, 3],
  ])('scrolled by %d px have number %d at the front', (px, index) => {
    const viewport = layOut(6, 3 * SLIDE_PX);
    viewport.scrollLeft = px;
    expect(slideAt(viewport)).toBe(index);
  });
});

it('slides that do not fill the last view leave room after them, whatever room was left before', () => {
  const viewport = layOut(6, 1000);
  const roomOf = () => viewport.style.getPropertyValue('--room');
  alignEnd(viewport);
  // The last two are whole from 1600 px on, the track ends at 1400 px.
  expect(roomOf()).toBe('200px');
  Object.defineProperty(viewport, 'scrollWidth', { value: 6 * SLIDE_PX + 200 });
  alignEnd(viewport);
  expect(roomOf()).toBe('200px');
});

it('slides that fit in side by side go nowhere', () => {
  const viewport = layOut(2, 3 * SLIDE_PX);
  expect(stopsOf(viewport)).toEqual([0, 0]);
  expect(neighbourOf(viewport, 0, 1)).toBe(0);
});

describe('a move', () => {
  it('takes 250 ms, slower towards its end, and does not snap before [CAR-01]', () => {
    const viewport = layOut(6, 3 * SLIDE_PX);
    end = scrollToSlide(viewport, 1, MOVE_MS);
    const places = [0];
    for (let ms = 0; isMoving(viewport); ms += FRAME_MS) {
      expect(ms).toBeLessThan(250 + FRAME_MS);
      vi.advanceTimersByTime(FRAME_MS);
      places.push(viewport.scrollLeft);
    }
    expect(places).toHaveLength(1 + Math.ceil(250 / FRAME_MS));
    expect(places.at(-1)).toBe(SLIDE_PX);
    const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
    expect(steps.toSorted((a, b) => b - a)).toEqual(steps);
  });

  it('of no time is there at once, as under reduced motion [A11Y-04]', () => {
    const viewport = layOut(6, 3 * SLIDE_PX);
    end = scrollToSlide(viewport, 5, 0);
    expect(viewport.scrollLeft).toBe(1200);
    expect(isMoving(viewport)).toBe(false);
  });

  it('that is stopped stays where it is and lets the browser snap', () => {
    const viewport = layOut(6, 3 * SLIDE_PX);
    end = scrollToSlide(viewport, 1, MOVE_MS);
    vi.advanceTimersByTime(100);
    end();
    const { scrollLeft } = viewport;
    expect(scrollLeft).toBeGreaterThan(0);
    expect(isMoving(viewport)).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(viewport.scrollLeft).toBe(scrollLeft);
  });
});

it('a wheel moves freely and comes to rest at a slide, the next one after a quarter of the way', () => {
  const viewport = layOut(6, 3 * SLIDE_PX);
  Object.defineProperty(viewport.firstElementChild, 'clientWidth', { value: SLIDE_PX });
  const reached: number[] = [];
  end = watchWheel(viewport, (place) => reached.push(slideAt(viewport, place)));
  for (const turns of [[120], [60], [60, 60, 60, 60, 60, 60, 60], [-60], [120, -240]]) {
    viewport.scrollLeft = SLIDE_PX;
    for (const deltaX of turns) {
      viewport.dispatchEvent(new WheelEvent('wheel', { deltaX }));
      expect(isMoving(viewport)).toBe(true);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(1_000);
  }
  expect(reached).toEqual([2, 1, 2, 1, 0]);
  viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 500 }));
  vi.advanceTimersByTime(1_000);
  expect(reached).toHaveLength(5);
});

it('a window that is dragged for a second has the slides measured every 200 ms, and once after [CAR-01]', () => {
  let report = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        report = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const measure = vi.fn<() => void>();
  end = watchSize(layOut(6, 3 * SLIDE_PX), measure);
  for (let ms = 0; ms < 1_000; ms += 10) {
    report();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(measure).toHaveBeenCalledTimes(5);
});
