import EmblaCarousel, { type EmblaCarouselType, type EmblaPluginType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';

/**
 * A change takes 250 ms (spec 9). Embla's `duration` has no unit: 60 times a second a share 1/duration of the way still to go
 * becomes speed, and friction takes its part of it. At Embla's own friction a slide cannot come to rest that soon: it swings
 * past its place and back. These two bring one 400 px wide to rest in time, and a fading one to its full colour
 * (tests/carousel.test.ts lets Embla do it).
 */
const MOVE = { duration: 5, friction: 0.5 };
const FADE_DURATION = 14;

/** A finger that has gone this share of the width, however slowly, changes a fading slide. */
const TURN_SHARE = 1 / 3;

/** The carousel measures itself again at most this often while the window changes (spec 9). */
export const RESIZE_MS = 200;

/** A change of width that Embla itself would measure again for, in px. */
const RESIZED_PX = 0.5;

export interface EngineOptions {
  /** Slides change in place instead of moving. */
  fade: boolean;
  /** Milliseconds between slides; undefined: never by itself. */
  autoplayMs: number | undefined;
  startIndex: number;
  /** Pixels that the track is scrolled by and stays at until it is moved; undefined: the slide to start with comes to its place. */
  scrolledPx?: number | undefined;
  /** Pixels between the viewport's edge and the first slide; laid out for the answer, so it is asked once a measuring. */
  inset: () => number;
}

export interface Engine {
  embla: EmblaCarouselType;
  /** Lets slides change by themselves or holds them; `jump`: they change without moving. */
  autoplay: (on: boolean, jump: boolean) => void;
  /** Brings the slide to the front without moving. */
  show: (index: number) => void;
}

/** Takes over from native scrolling. The lazy half of Carousel.tsx: a chunk of its own, fetched when one comes near. */
export function startEngine(
  viewport: HTMLElement,
  { fade, autoplayMs, startIndex, scrolledPx, inset }: EngineOptions,
): Engine {
  let measuring: ReturnType<typeof setTimeout> | undefined;
  let wanted = { on: false, jump: false };
  let setIn = 0;

  const plugins = [
    // Its types are the CommonJS twins of Embla's, which TypeScript holds for others.
    ...(fade ? [Fade(), turnByTheWay()] : [WheelGesturesPlugin() as unknown as EmblaPluginType, restSooner]),
    // A timer and no more: its own rules for hover and focus would start again what the visitor has paused.
    ...(autoplayMs === undefined ? [] : [Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false })]),
  ];
  const embla = EmblaCarousel(
    viewport,
    {
      loop: true,
      // Where too few slides are there to go round, each can still come to the front.
      containScroll: false,
      // Asked for every slide, in their order.
      align: (_viewSize, _slideSize, slide) => (slide === 0 ? (setIn = inset()) : setIn),
      duration: fade ? FADE_DURATION : MOVE.duration,
      startIndex,
      // Its rule takes a focus for the keyboard's only within 10 ms of the key: useCarousel knows better.
      watchFocus: false,
      // A player's own controls are dragged without the slide.
      watchDrag: (_api, { target }) => !(target instanceof Element && target.closest('video')),
      watchResize: (api, entries) => {
        if (isResized(api, entries)) {
          measuring ??= setTimeout(() => {
            measuring = undefined;
            api.reInit();
          }, RESIZE_MS);
        }
        return false;
      },
    },
    plugins,
  );
  if (scrolledPx !== undefined) stayAt(embla, scrolledPx);

  const apply = () => {
    const timer = embla.plugins().autoplay;
    // Where all slides stand side by side there is nowhere to go, and the timer knows of none.
    if (embla.scrollSnapList().length < 2) return;
    if (wanted.on) timer?.play(wanted.jump);
    else timer?.stop();
  };
  // The timer stops when the carousel measures itself again, and while a finger holds a slide.
  embla.on('reInit', apply).on('pointerUp', apply);
  embla.on('destroy', () => clearTimeout(measuring));

  return {
    embla,
    autoplay: (on, jump) => {
      wanted = { on, jump };
      apply();
    },
    show: (index) => {
      // The browser may have scrolled to it by itself, as far as it could.
      viewport.scrollLeft = 0;
      embla.scrollTo(index, true);
    },
  };
}

/** Embla begins at the place of a slide: what was scrolled as far as it goes would move under the visitor's eyes. */
function stayAt(embla: EmblaCarouselType, scrolledPx: number): void {
  const { scrollSnaps, location, offsetLocation, previousLocation, target, translate, slideLooper, options } =
    embla.internalEngine();
  const place = (scrollSnaps[0] ?? 0) - scrolledPx;
  for (const vector of [location, offsetLocation, previousLocation, target]) vector.set(place);
  translate.to(place);
  if (options.loop) slideLooper.loop();
}

/** Gives moves by buttons and by the timer their own friction; those by hand keep Embla's. */
const restSooner: EmblaPluginType = {
  name: 'restSooner',
  options: {},
  init: (embla) => {
    const { scrollBody } = embla.internalEngine();
    scrollBody.useBaseFriction = () => scrollBody.useFriction(MOVE.friction);
  },
  destroy: () => {},
};

/**
 * A fading carousel forgets a part of the finger's way each time it rests (its slides swing back a little, and it starts from
 * the slide anew): a slow finger, or a slow phone, never gets halfway. Here the whole way counts.
 */
function turnByTheWay(): EmblaPluginType {
  let detach = () => {};
  return {
    name: 'turnByTheWay',
    options: {},
    init: (embla) => {
      const viewport = embla.rootNode();
      const listening = new AbortController();
      let way = { from: 0, to: 0, index: 0 };
      const take = ({ clientX }: PointerEvent) => {
        way = { from: clientX, to: clientX, index: embla.selectedScrollSnap() };
      };
      const follow = ({ clientX }: PointerEvent) => {
        way.to = clientX;
      };
      const turn = () => {
        const px = way.to - way.from;
        if (Math.abs(px) < viewport.clientWidth * TURN_SHARE) return;
        const { length } = embla.scrollSnapList();
        embla.scrollTo((way.index - Math.sign(px) + length) % length);
      };
      viewport.addEventListener('pointerdown', take, { signal: listening.signal });
      viewport.addEventListener('pointermove', follow, { signal: listening.signal });
      embla.on('pointerUp', turn);
      detach = () => {
        listening.abort();
        embla.off('pointerUp', turn);
      };
    },
    destroy: () => detach(),
  };
}

/**
 * Tells whether an element has another width than it was measured with: also one that changed before it was first reported,
 * as a phone that is turned in the moment in which the engine starts.
 */
function isResized(embla: EmblaCarouselType, entries: ResizeObserverEntry[]): boolean {
  const { containerRect, slideRects } = embla.internalEngine();
  const slides: Element[] = embla.slideNodes();
  return entries.some(({ target }) => {
    const measured = slideRects[slides.indexOf(target)] ?? containerRect;
    return target instanceof HTMLElement && Math.abs(target.offsetWidth - measured.width) >= RESIZED_PX;
  });
}
