import { useRef } from 'react';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { useInView } from '#web/hooks/useInView.ts';
import styles from './Weave.module.css';

interface WeaveProps {
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/** A lace that is woven clockwise, once, when it comes into view; whole from the start without scripts or motion. */
export function Weave({ src, width, height, className }: WeaveProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useInView(frame, { threshold: 0.2 });
  // Hidden only once the script runs: the HTML shows the whole lace.
  const ready = useHydrated();
  return (
    <div ref={frame} className={className}>
      <img
        className={styles.weave}
        data-woven={ready ? (seen ? 'done' : 'waiting') : undefined}
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
      />
    </div>
  );
}
