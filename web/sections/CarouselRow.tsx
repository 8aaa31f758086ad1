import type { ReactNode } from 'react';
import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './CarouselRow.module.css';
import { useCarouselWords } from './useCarouselWords.ts';

interface CarouselRowProps {
  /** Id of the title, for `aria-labelledby`. */
  id: string;
  title: string;
  /** Accessible name, if not the title. */
  label?: string;
  /** In ms per slide; without it the row never moves by itself. */
  autoplayMs?: number;
  /** The slides contain nothing focusable. */
  bare?: boolean;
  /** From 1280 px on the head stands beside the slides, not above. */
  beside?: boolean;
  /** Class with a slide's width and gap. */
  slide: string | undefined;
  children: ReactNode;
}

export function CarouselRow({ id, title, label = title, beside, slide, children, ...behaviour }: CarouselRowProps) {
  const words = useCarouselWords();
  return (
    <Carousel
      parts={{
        root: beside ? `${styles.row} ${styles.beside}` : styles.row,
        controls: styles.controls,
        viewport: styles.viewport,
        slide,
      }}
      label={label}
      words={words}
      {...behaviour}
      head={<h2 id={id}>{title}</h2>}
    >
      {children}
    </Carousel>
  );
}
