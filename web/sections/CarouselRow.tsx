import type { ReactNode } from 'react';
import { Carousel } from '#web/ui/Carousel.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './CarouselRow.module.css';
import { useCarouselWords } from './useCarouselWords.ts';

export interface CarouselRowProps {
  /** Id of the title, for `aria-labelledby`. */
  id: string;
  title: string;
  /** A sentence below the title. */
  lead?: string;
  /** Accessible name, if not the title. */
  label?: string;
  /** In ms per slide; without it the row never moves by itself. */
  autoplayMs?: number;
  /** The slides contain nothing focusable. */
  bare?: boolean;
  /** From 600 px on three slides, or as many as `--shown` says, fill the row, and nothing of the next is seen, unless large letters need `--least`. */
  whole?: boolean;
  /** Class with a slide's width and gap. */
  slide?: string | undefined;
  /** Further classes, for a screen's own layout of the row. */
  parts?: Partial<Record<'root' | 'controls' | 'viewport', string | undefined>>;
  children: ReactNode;
}

export function CarouselRow({
  id,
  title,
  lead,
  label = title,
  whole,
  slide,
  parts,
  children,
  ...behaviour
}: CarouselRowProps) {
  const words = useCarouselWords();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <Carousel
      parts={{
        root: classNames(styles.row, parts?.root),
        controls: classNames(styles.controls, parts?.controls),
        viewport: classNames(styles.viewport, whole && styles.whole, parts?.viewport),
        slide,
      }}
      label={label}
      words={words}
      {...behaviour}
      head={
        lead ? (
          <div>
            {heading}
            <p className={styles.lead}>{lead}</p>
          </div>
        ) : (
          heading
        )
      }
    >
      {children}
    </Carousel>
  );
}
