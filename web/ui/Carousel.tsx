import { Children, createContext, useRef, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps {
  /** Name of the carousel. */
  label: string;
  words: CarouselWords;
  /** One slide each. */
  children: ReactNode;
  /** Milliseconds between slides; left out, it never moves by itself. */
  autoplayMs?: number;
  /** Slides change in place, one at a time, with a count beside the buttons. */
  fade?: boolean;
  /** Slides hold nothing that takes the focus: as long as the track scrolls by itself, the keyboard scrolls it. */
  bare?: boolean;
  /** Goes on scrolling by itself: where slides are few and never play, the engine is not worth its bytes. */
  native?: boolean;
  /** What stands before the buttons, on their line: a heading. */
  head?: ReactNode;
  /** Class names of the parts, for a screen's own layout of them. */
  parts: Partial<Record<'root' | 'controls' | 'viewport' | 'track' | 'slide', string | undefined>>;
}

/** Stops the carousel that a slide is in for good, as its pause button does: for what must not slide away. */
export const CarouselStop = createContext<() => void>(() => {});

/**
 * Slides after the APG carousel pattern: named buttons that are always visible, a pause that is final, slides announced when
 * they are changed by hand. Without scripts, and until the engine has come, the track scrolls and snaps by itself.
 */
export function Carousel({
  label,
  words,
  children,
  autoplayMs,
  fade = false,
  bare = false,
  native = false,
  head,
  parts,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const { index, playing, moving, hydrated, started, hold, move, togglePlay, stop } = useCarousel({
    root,
    viewport,
    fade,
    native,
    autoplayMs,
  });
  const live = moving ? 'off' : 'polite';

  return (
    <section
      ref={root}
      className={parts.root}
      aria-roledescription={words.role}
      aria-label={label}
      data-kind={fade ? 'fade' : 'slide'}
      {...hold}
    >
      {head}
      <CarouselControls
        className={parts.controls}
        words={words}
        playing={autoplayMs === undefined ? undefined : playing}
        count={fade ? words.position(index + 1, slides.length) : undefined}
        onMove={move}
        onTogglePlay={togglePlay}
      />
      {/* Slides beside each other are all there at any time: what changes, and is told, is which one is first. */}
      {!fade && (
        <span className="vh" aria-live={live}>
          {words.position(index + 1, slides.length)}
        </span>
      )}
      {/* What scrolls has to be reached by the keyboard, and who is there when the engine comes stays there. */}
      <div
        ref={viewport}
        className={join(styles.viewport, parts.viewport)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={bare ? (started ? -1 : 0) : undefined}
      >
        <div className={join(styles.track, parts.track)} aria-live={fade ? live : undefined}>
          {slides.map((slide, position) => (
            <div
              // Slides neither move nor change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={position}
              className={join(styles.slide, parts.slide)}
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={words.position(position + 1, slides.length)}
              data-current={position === index ? '' : undefined}
              inert={fade && hydrated && position !== index}
            >
              <CarouselStop value={stop}>{slide}</CarouselStop>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function join(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
