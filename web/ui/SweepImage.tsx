import { useEffect, useRef } from 'react';
import { Picture } from './Picture.tsx';
import { watchScrollIntoView } from './watchScrollIntoView.ts';
import styles from './SweepImage.module.css';

interface SweepImageProps {
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** Appears in a clockwise sweep when scrolled into view; at once without scripts or motion. */
export function SweepImage({ src, width, height, className }: SweepImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lace = useRef<HTMLImageElement>(null);

  // No state: no re-render.
  useEffect(() => {
    if (!frame.current) return undefined;
    const weave = (state: string) => () => lace.current?.setAttribute('data-sweep', state);
    return watchScrollIntoView(frame.current, {
      threshold: 0.2,
      onOutOfView: weave('waiting'),
      onEnter: weave('done'),
    });
  }, []);

  return (
    <div ref={frame} className={className}>
      <Picture ref={lace} className={styles.image} src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
