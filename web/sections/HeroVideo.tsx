import { useEffect, useRef, useState } from 'react';
import { savesData } from '#web/device/connection.ts';
import { useInView } from '#web/hooks/useInView.ts';
import { whenIdle } from '#web/hooks/whenIdle.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';
import styles from './HeroVideo.module.css';
import type { HeroVideoPlayer } from './HeroVideoPlayer.tsx';

const IDLE_LIMIT_MS = 3_000;

/**
 * Covers its first frame, the picture before it; `video` is its name in public/films. Loaded when idle and in view,
 * never with reduced motion or data saving. On errors the picture stays.
 */
export function HeroVideo({ video }: { video: string }) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  const still = useReducedMotion();
  const [Player, setPlayer] = useState<typeof HeroVideoPlayer>();

  useEffect(() => {
    if (!inView || still || savesData()) return undefined;
    return whenLoadedAndIdle(() => {
      const keepPicture = () => {};
      import('./HeroVideoPlayer.tsx').then((module) => setPlayer(() => module.HeroVideoPlayer), keepPicture);
    });
  }, [inView, still]);

  return (
    <div ref={place} className={styles.place}>
      {Player && !still && <Player key={video} video={video} />}
    </div>
  );
}

/** @returns what cancels */
function whenLoadedAndIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(run, IDLE_LIMIT_MS);
  let cancel = () => removeEventListener('load', wait);
  const wait = () => void (cancel = whenIdle(run, IDLE_LIMIT_MS));
  addEventListener('load', wait, { once: true });
  return () => cancel();
}
