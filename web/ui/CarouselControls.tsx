import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Carousel.module.css';

/** What a carousel says; it knows no language itself. */
export interface CarouselWords {
  role: string;
  slideRole: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Position of a slide, counted from 1. */
  position: (index: number, total: number) => string;
}

interface CarouselControlsProps {
  className: string | undefined;
  words: CarouselWords;
  /** Undefined where nothing plays: then there is no pause button. */
  playing: boolean | undefined;
  /** Position shown between the buttons. */
  count: string | undefined;
  onMove: (direction: 1 | -1) => void;
  onTogglePlay: () => void;
}

export function CarouselControls({ className, words, playing, count, onMove, onTogglePlay }: CarouselControlsProps) {
  return (
    <div className={classNames(styles.controls, className)}>
      {/* The first stop within the carousel, so that who is disturbed by it finds it at once (APG). */}
      {playing !== undefined && (
        <button type="button" aria-label={playing ? words.pause : words.play} onClick={onTogglePlay}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
      <button type="button" aria-label={words.previous} onClick={() => onMove(-1)}>
        <Icon name="arrow-left" />
      </button>
      {/* Each slide is named so, too. */}
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <button type="button" aria-label={words.next} onClick={() => onMove(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
