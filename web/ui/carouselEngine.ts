import EmblaCarousel, { type EmblaCarouselType, type EmblaPluginType } from 'embla-carousel';
import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';

/**
 * Embla's `duration` has no unit: it divides the way still to go, 60 times a second. At this value a slide 400 px wide is
 * within a pixel of its place after 250 ms (spec 9; tests/carousel.test.ts works it out).
 */
export const EMBLA_DURATION = 14;

/** The carousel measures itself again at most this often while the window changes (spec 9). */
export const RESIZE_MS = 200;

export interface EngineOptions {
  /** Slides change in place instead of moving. */
  fade: boolean;
  /** Milliseconds between slides; undefined: never by itself. */
  autoplayMs: number | undefined;
  /** Element whose hover and focus hold the autoplay. */
  root: HTMLElement;
  startIndex: number;
  /** Pixels between the viewport's edge and the first slide. */
  inset: () => number;
}

export interface Engine {
  embla: EmblaCarouselType;
  autoplay: AutoplayType | undefined;
}

/** Takes over from native scrolling. The lazy half of Carousel.tsx: a chunk of its own, fetched when one comes near. */
export function startEngine(viewport: HTMLElement, options: EngineOptions): Engine {
  let resizing: ReturnType<typeof setTimeout> | undefined;
  const plugins = [
    // Its types are the CommonJS twins of Embla's, which TypeScript holds for others.
    ...(options.fade ? [Fade()] : [WheelGesturesPlugin() as unknown as EmblaPluginType]),
    ...(options.autoplayMs === undefined
      ? []
      : [
          Autoplay({
            delay: options.autoplayMs,
            playOnInit: false,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: true,
            rootNode: () => options.root,
          }),
        ]),
  ];
  const embla = EmblaCarousel(
    viewport,
    {
      loop: true,
      align: options.inset,
      duration: EMBLA_DURATION,
      startIndex: options.startIndex,
      watchResize: (api) => {
        clearTimeout(resizing);
        resizing = setTimeout(() => api.reInit(), RESIZE_MS);
        return false;
      },
    },
    plugins,
  );
  embla.on('destroy', () => clearTimeout(resizing));
  return { embla, autoplay: embla.plugins().autoplay };
}
