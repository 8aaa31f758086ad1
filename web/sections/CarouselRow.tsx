import type { ReactNode } from 'react';
import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './CarouselRow.module.css';
import { useCarouselWords } from './useCarouselWords.ts';

interface CarouselRowProps {
  /** Id of its title, for the section around it. */
  id: string;
  title: string;
  /** What the row is called where it is not by its title. */
  label?: string;
  /** Time that a slide stands, in ms; left out, it never moves by itself. */
  autoplayMs?: number;
  /** Slides hold nothing that takes the focus. */
  bare?: boolean;
  /** Class that gives a slide its width and the gap after it. */
  slide: string | undefined;
  children: ReactNode;
}

/** Slides in a row from the page's left side to the window's right edge, below a title and their buttons. */
export function CarouselRow({ id, title, label = title, slide, children, ...behaviour }: CarouselRowProps) {
  const words = useCarouselWords();
  return (
    <Carousel
      parts={{
        root: styles.row,
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
