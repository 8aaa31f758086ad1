import { useEffect, useRef, useState } from 'react';
import { useInView } from '#web/hooks/useInView.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';
import { mayLoadVideos } from './mayLoadVideos.ts';
import styles from './HeroVideo.module.css';
import type { HeroVideoPlayer } from './HeroVideoPlayer.tsx';

const IDLE_TIMEOUT_MS = 3_000;
const FALLBACK_DELAY_MS = 300;

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
    if (!inView || still || !mayLoadVideos()) return undefined;
    return whenIdle(() => {
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

/** Once the page has loaded and is idle; returns what cancels. */
function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // Missing in Safari, whatever TypeScript says.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(run, FALLBACK_DELAY_MS);
      cancel = () => clearTimeout(timer);
    } else {
      const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
      cancel = () => cancelIdleCallback(handle);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, { once: true });
    cancel = () => removeEventListener('load', wait);
  }
  return () => cancel();
}
