import type { ComponentProps } from 'react';
import { photographSrcset, readPhotograph } from '#contract/photographs.ts';
import styles from './Picture.module.css';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  /** What it says; empty where it is ornament. */
  alt: string;
  /** Of a drawing; a photograph is cropped to this shape where the frame's styles set none. */
  width: number;
  height: number;
  /** How wide the frame of a photograph is, as `sizes` says it in HTML. */
  frame?: string;
}

/** A drawing or, by its address, a photograph of `content/fotos/` in the width and format that the browser wants. */
export function Picture({ frame, ...image }: PictureProps) {
  const photograph = readPhotograph(image.src);
  if (!photograph) return <img {...image} alt={image.alt} />;
  return (
    <picture className={styles.formats}>
      {(['avif', 'webp'] as const).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={photographSrcset(photograph, format)} sizes={frame} />
      ))}
      <img
        {...image}
        src={`${photograph.start}.jpg`}
        width={photograph.width}
        height={photograph.height}
        alt={image.alt}
        // The policy for styles allows no style="".
        data-photograph={image.width / image.height}
        data-tone={`#${photograph.tone}`}
        data-focus={photograph.focus}
      />
    </picture>
  );
}
