import { Children, createContext, useRef, type ReactNode } from 'react';
import styles from './Carousel.module.css';
import { CarouselControls, type CarouselWords } from './CarouselControls.tsx';
import { classNames } from './classNames.ts';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps {
  /** Name of the carousel. */
  label: string;
  words: CarouselWords;
  /** One slide each. */
  children: ReactNode;
  /** Milliseconds that a slide stands; left out, it never moves by itself. */
  autoplayMs?: number;
  /** A slide fills the viewport: the others are out of reach, and a count stands beside the buttons. */
  single?: boolean;
  /** Slides hold nothing that takes the focus: the viewport takes it, so that the keyboard can scroll. */
  bare?: boolean;
  /** What stands before the buttons, on their line: a heading. */
  head?: ReactNode;
  /** Class names of the parts, for a screen's own layout of them. */
  parts: Partial<Record<'root' | 'controls' | 'viewport' | 'slide', string | undefined>>;
}

/** Stops the carousel around a slide for good, as its pause button does: for a slide that is being used. */
export const CarouselStop = createContext<() => void>(() => {});

/**
 * Slides after the APG carousel pattern: named buttons, a pause that is final, slides announced when they are changed by hand.
 * The browser scrolls and snaps them, also without scripts; scripts add the buttons and the autoplay.
 */
export function Carousel({
  label,
  words,
  children,
  autoplayMs,
  single = false,
  bare = false,
  head,
  parts,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const carousel = useCarousel(viewport, autoplayMs, slides.length);
  const { index, playing } = carousel;
  const position = words.position(index + 1, slides.length);
  const live = carousel.moving ? 'off' : 'polite';

  return (
    <section
      className={parts.root}
      aria-roledescription={words.role}
      aria-label={label}
      data-kind={single ? 'single' : 'row'}
      {...carousel.holdHandlers}
    >
      {head}
      {carousel.scrolls && (
        <CarouselControls
          className={parts.controls}
          words={words}
          playing={autoplayMs === undefined ? undefined : playing}
          count={single ? position : undefined}
          onMove={carousel.move}
          onTogglePlay={carousel.togglePlay}
        />
      )}
      {/* The slides of a row are all there at any time: what changes, and is announced, is which one is first. */}
      {!single && (
        <span className="vh" aria-live={live}>
          {position}
        </span>
      )}
      <div
        ref={viewport}
        className={classNames(styles.viewport, parts.viewport)}
        aria-live={single ? live : undefined}
        onFocus={carousel.onSlideFocus}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={bare ? 0 : undefined}
      >
        {slides.map((slide, at) => (
          <div
            // Slides neither move nor change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={classNames(styles.slide, parts.slide)}
            role="group"
            aria-roledescription={words.slideRole}
            aria-label={words.position(at + 1, slides.length)}
            data-current={at === index ? '' : undefined}
            inert={single && carousel.started && at !== index}
          >
            <CarouselStop value={carousel.stop}>{slide}</CarouselStop>
          </div>
        ))}
      </div>
    </section>
  );
}
