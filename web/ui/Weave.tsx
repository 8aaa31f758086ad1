import { useEffect, useRef } from 'react';
import { watchArrival } from './watchArrival.ts';
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
  const lace = useRef<HTMLImageElement>(null);

  // Not by state: nothing is rendered anew for it.
  useEffect(() => {
    if (!frame.current) return undefined;
    const weave = (state: string) => () => lace.current?.setAttribute('data-woven', state);
    return watchArrival(frame.current, { threshold: 0.2, onAway: weave('waiting'), onArrive: weave('done') });
  }, []);

  return (
    <div ref={frame} className={className}>
      <img ref={lace} className={styles.weave} src={src} width={width} height={height} alt="" loading="lazy" />
    </div>
  );
}
