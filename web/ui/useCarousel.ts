import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useInView } from '#web/hooks/useInView.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';
import {
  alignEnd,
  isMoving,
  MOVE_MS,
  neighbourOf,
  scrollToSlide,
  slideAt,
  stopsOf,
  watchWheel,
  watchSize,
} from './slides.ts';
import { useHold } from './useHold.ts';

/** Delay before a carousel starts (spec 9). */
const START_MS = 100;

interface CarouselState {
  /** Index of the slide at the front. */
  index: number;
  /** False until the script has taken over: before it every slide is within reach of the keyboard. */
  started: boolean;
  /** False where all slides fit in side by side. */
  scrolls: boolean;
  /** Whether slides change by themselves, unless something holds them: what the pause button says. */
  playing: boolean;
  /** Whether slides change by themselves right now: they are then not announced. */
  moving: boolean;
  /** Go onto the root: mouse, finger and focus hold the slides. */
  holdHandlers: ReturnType<typeof useHold>['handlers'];
  /** Goes onto the viewport: what gets the focus comes to the front. */
  onSlideFocus: (event: FocusEvent<HTMLElement>) => void;
  move: (direction: 1 | -1) => void;
  togglePlay: () => void;
  /** Ends playing as the pause button does. */
  stop: () => void;
}

/**
 * Behaviour of a carousel, whose viewport the browser scrolls and snaps. It plays only in view and never under reduced motion;
 * the pause button is final, hover and focus only hold (design direction).
 * @param autoplayMs Time that a slide stands; undefined: it never moves by itself.
 * @param total Number of slides.
 */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  autoplayMs: number | undefined,
  total: number,
): CarouselState {
  const inView = useInView(viewport, { threshold: 0.3, leaves: true });
  const still = useReducedMotion();
  const stopMove = useRef<() => void>(undefined);
  const [started, setStarted] = useState(false);
  const [scrolls, setScrolls] = useState(true);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  // A visitor who presses play means it, also under reduced motion.
  const [asked, setAsked] = useState(false);
  const { held, letGo, handlers: holdHandlers } = useHold();
  const playing = autoplayMs !== undefined && !paused && (!still || asked);
  const moving = playing && started && scrolls && inView && !held;

  const moveMs = still ? 0 : MOVE_MS;
  const show = (to: number, durationMs = moveMs) => {
    const element = viewport.current;
    if (!element) return;
    stopMove.current?.();
    stopMove.current = scrollToSlide(element, to, durationMs);
    const stops = stopsOf(element);
    setIndex(stops.indexOf(stops[to] ?? 0));
  };
  const move = (direction: 1 | -1) => {
    if (viewport.current) show(neighbourOf(viewport.current, index, direction));
  };
  const rest = useEffectEvent((element: HTMLElement, place: number) => show(slideAt(element, place)));

  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const follow = () => {
      if (!isMoving(element)) setIndex(slideAt(element));
    };
    const starting = setTimeout(() => {
      // It may have been scrolled before this script came.
      follow();
      startTransition(() => setStarted(true));
    }, START_MS);
    element.addEventListener('scroll', follow, { passive: true });

    // The browser keeps the slide at the front in its place.
    const endSize = watchSize(element, () => {
      alignEnd(element);
      follow();
      setScrolls(Math.max(...stopsOf(element)) >= 1);
    });

    const endWheel = watchWheel(element, (place) => rest(element, place));

    return () => {
      clearTimeout(starting);
      endSize();
      endWheel();
      element.removeEventListener('scroll', follow);
      stopMove.current?.();
    };
  }, [viewport, total]);

  const stop = useCallback(() => {
    setAsked(false);
    setPaused(true);
  }, []);

  const moveOn = useEffectEvent(() => move(1));
  useEffect(() => {
    if (!moving) return undefined;
    // Set anew by each change: a slide that came by hand stands its whole time.
    const timer = setInterval(() => moveOn(), autoplayMs);
    return () => clearInterval(timer);
  }, [moving, index, autoplayMs]);

  return {
    index,
    started,
    scrolls,
    playing,
    moving,
    holdHandlers,
    onSlideFocus: ({ currentTarget, target }) => {
      // Browsers leave a focused link where it is as long as any part of it shows.
      const at = [...currentTarget.children].findIndex((slide) => slide.contains(target));
      if (at >= 0 && target.matches(':focus-visible')) show(at, 0);
    },
    move,
    togglePlay: () => {
      setAsked(!playing);
      setPaused(playing);
      // Who presses play is still on the button: it plays all the same, until hover or focus come anew.
      if (!playing) letGo();
    },
    stop,
  };
}
