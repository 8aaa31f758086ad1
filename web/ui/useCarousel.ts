import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { useInView } from '#web/hooks/useInView.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';
import type { Engine } from './carouselEngine.ts';
import { useHold } from './useHold.ts';

/** A carousel starts this long after it came near (spec 9). */
const START_MS = 100;

/** How near it has to be for its engine to be fetched. */
const NEAR = '300px';

interface CarouselState {
  /** Index of the slide at the front. */
  index: number;
  /** Whether slides change by themselves, unless something holds them: what the pause button says. */
  playing: boolean;
  /** Whether slides change by themselves right now: they are then not announced. */
  moving: boolean;
  /** Whether the script has taken over the HTML: only then may slides be put out of reach. */
  hydrated: boolean;
  /** Whether the engine has taken over from native scrolling. */
  started: boolean;
  /** Goes onto the root: a mouse on it and focus in it hold the slides. */
  hold: ReturnType<typeof useHold>['handlers'];
  move: (direction: 1 | -1) => void;
  togglePlay: () => void;
  /** Ends playing as the pause button does. */
  stop: () => void;
}

interface CarouselSetup {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  fade: boolean;
  /** No engine ever takes over. */
  native: boolean;
  autoplayMs: number | undefined;
}

/**
 * Behaviour of a carousel: native scrolling until the engine is there, then Embla. Plays only in view and never under
 * reduced motion; the pause button is final, hover and focus only hold (direction: carousels).
 */
export function useCarousel({ root, viewport, fade, native, autoplayMs }: CarouselSetup): CarouselState {
  const near = useInView(root, { margin: NEAR });
  const inView = useInView(root, { threshold: 0.3, leaves: true });
  const still = useReducedMotion();
  const engine = useRef<Engine | null>(null);
  const [started, setStarted] = useState(false);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  // A visitor who presses play means it, also under reduced motion.
  const [asked, setAsked] = useState(false);
  const hydrated = useHydrated();
  const { held, letGo, handlers: hold } = useHold();
  const playing = autoplayMs !== undefined && !paused && (!still || asked);
  const moving = playing && inView && !held;

  // As long as the track scrolls by itself, its place tells the slide.
  useEffect(() => {
    const element = viewport.current;
    if (started || !element) return undefined;
    const follow = () => engine.current === null && setIndex(nativeIndex(element));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [started, viewport]);

  // Browsers leave a focused link where it is as long as any part of it shows.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const bring = () => {
      const index = focusedIndex(element);
      if (index === undefined) return;
      if (engine.current) engine.current.show(index);
      else showNatively(element, index);
    };
    element.addEventListener('focusin', bring);
    return () => element.removeEventListener('focusin', bring);
  }, [viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!near || !element || native) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void fetchEngine().then((module) => {
        if (left || !module) return;
        const { startEngine } = module;
        const focused = focusedIndex(element);
        const startIndex = focused ?? nativeIndex(element);
        const stays = !fade && focused === undefined && isAtEnd(element);
        const scrolledPx = stays ? element.scrollLeft : undefined;
        element.scrollLeft = 0;
        element.dataset.engine = fade ? 'fade' : 'slide';
        const inset = () => nativeInset(element);
        const running = startEngine(element, { fade, autoplayMs, startIndex, scrolledPx, inset });
        running.embla.on('select', (api) => setIndex(api.selectedScrollSnap()));
        engine.current = running;
        setIndex(startIndex);
        setStarted(true);
      });
    }, START_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      engine.current?.embla.destroy();
      engine.current = null;
      delete element.dataset.engine;
      setStarted(false);
    };
  }, [near, viewport, fade, native, autoplayMs]);

  useEffect(() => {
    if (started) engine.current?.autoplay(moving, still);
  }, [started, moving, still]);

  const move = useCallback(
    (direction: 1 | -1) => {
      const embla = engine.current?.embla;
      if (!embla) {
        scrollNatively(viewport.current, direction);
      } else if (direction === 1 && embla.canScrollNext()) {
        embla.scrollNext(still);
      } else if (direction === -1 && embla.canScrollPrev()) {
        embla.scrollPrev(still);
      } else {
        // Too few slides to go round: on from the other end.
        embla.scrollTo(direction === 1 ? 0 : embla.scrollSnapList().length - 1, still);
      }
    },
    [viewport, still],
  );

  const togglePlay = useCallback(() => {
    setAsked(!playing);
    setPaused(playing);
    // Who presses play is still on the button: it plays all the same, until hover or focus come anew.
    if (!playing) letGo();
  }, [playing, letGo]);

  const stop = useCallback(() => {
    setAsked(false);
    setPaused(true);
  }, []);

  return { index, playing, moving, hydrated, started, hold, move, togglePlay, stop };
}

/** Without a network it does not come: the track goes on scrolling by itself. */
function fetchEngine(): Promise<typeof import('./carouselEngine.ts') | undefined> {
  return import('./carouselEngine.ts').catch(() => undefined);
}

/**
 * The side padding of the natively scrolled track in pixels: the engine sets the first slide in by it instead. Whole ones,
 * as it measures all else: with fractions it takes the ends of a short row for passed, and stops before them.
 */
function nativeInset(viewport: HTMLElement): number {
  const { engine } = viewport.dataset;
  delete viewport.dataset.engine;
  const track = viewport.firstElementChild;
  const inset = track ? Math.round(Number.parseFloat(getComputedStyle(track).paddingInlineStart)) : 0;
  if (engine !== undefined) viewport.dataset.engine = engine;
  return inset;
}

function slidesOf(viewport: HTMLElement): Element[] {
  return [...(viewport.firstElementChild?.children ?? [])];
}

function nativeIndex(viewport: HTMLElement): number {
  const slides = slidesOf(viewport);
  const origin = slides[0]?.getBoundingClientRect().left ?? 0;
  const offsets = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - origin - viewport.scrollLeft));
  return Math.max(0, offsets.indexOf(Math.min(...offsets)));
}

/** Who has come into a slide by the keyboard keeps it in view, also one that the track could not scroll to its front. */
function focusedIndex(viewport: HTMLElement): number | undefined {
  const index = slidesOf(viewport).findIndex((slide) => slide.querySelector(':focus-visible'));
  return index < 0 ? undefined : index;
}

function scrollNatively(viewport: HTMLElement | null, direction: 1 | -1): void {
  if (!viewport) return;
  const { length } = slidesOf(viewport);
  const next = direction === 1 && isAtEnd(viewport) ? 0 : nativeIndex(viewport) + direction;
  showNatively(viewport, (next + length) % length);
}

/** Several slides show at the end: the last can be seen and not be the first in view. */
function isAtEnd({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean {
  return scrollLeft + clientWidth >= scrollWidth - 1;
}

function showNatively(viewport: HTMLElement, index: number): void {
  const slides = slidesOf(viewport);
  const [first, target] = [slides[0], slides[index]];
  if (first && target) {
    viewport.scrollLeft = target.getBoundingClientRect().left - first.getBoundingClientRect().left;
  }
}
