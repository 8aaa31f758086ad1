import { useEffect, useRef, useState } from 'react';
import { useInView } from '#web/hooks/useInView.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';
import { mayLoadVideos } from './mayLoadVideos.ts';
import styles from './HeroVideo.module.css';
import type { HeroVideoPlayer } from './HeroVideoPlayer.tsx';

/** Timeout of `requestIdleCallback`. */
const IDLE_TIMEOUT_MS = 3_000;
/** Delay in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 300;

/**
 * A video over its first frame, the picture before it in the same box; `video` is its name in public/films. Loaded when
 * the page is idle and the picture in view; never with reduced motion or data saving. On errors the picture stays.
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

/** Calls `run` once the page has loaded and is idle; returns a function that cancels. */
function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    // TypeScript declares it always present; Safari lacks it.
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
