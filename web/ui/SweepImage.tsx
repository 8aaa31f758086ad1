import { useEffect, useRef } from 'react';
import { watchScrollIntoView } from './watchScrollIntoView.ts';
import styles from './SweepImage.module.css';

interface SweepImageProps {
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/**
 * A round lace that appears in a clockwise sweep when scrolled into view; shown at once without scripts or with reduced
 * motion.
 */
export function SweepImage({ src, width, height, className }: SweepImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const lace = useRef<HTMLImageElement>(null);

  // DOM attributes instead of state: no re-render.
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
      <img ref={lace} className={styles.image} src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
