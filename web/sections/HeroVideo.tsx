import { useEffect, useRef, useState } from 'react';
import { useInView } from '#web/hooks/useInView.ts';
import { useReducedMotion } from '#web/hooks/useReducedMotion.ts';
import { mayLoadVideos } from './saveData.ts';
import styles from './HeroVideo.module.css';
import type { HeroVideoPlayer } from './HeroVideoPlayer.tsx';

/** So long a busy page may put the video off, in ms. */
const LATEST_MS = 3_000;
/** Browsers that tell nothing of idle time wait as long as this instead. */
const SOON_MS = 300;

/**
 * A video over the picture that it begins with, which stands before it in the same box: `video` is its name below public/films.
 * Player and video come once the page is whole, has nothing to do and shows the picture, and never for visitors who ask for
 * stillness or few bytes. What goes wrong leaves the picture.
 */
export function HeroVideo({ video }: { video: string }) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  const still = useReducedMotion();
  const [Player, setPlayer] = useState<typeof HeroVideoPlayer>();

  useEffect(() => {
    if (!inView || still || !mayLoadVideos()) return undefined;
    return whenIdle(() => {
      const leavePicture = () => {};
      import('./HeroVideoPlayer.tsx').then((module) => setPlayer(() => module.HeroVideoPlayer), leavePicture);
    });
  }, [inView, still]);

  return (
    <div ref={place} className={styles.place}>
      {Player && !still && <Player key={video} video={video} />}
    </div>
  );
}

/** Runs once all that the page began with has come and nothing is left to do; the function that it gives calls it off. */
function whenIdle(run: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    // Typed as always there, but Safari has none.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(run, SOON_MS);
      callOff = () => clearTimeout(timer);
    } else {
      const ticket = requestIdleCallback(run, { timeout: LATEST_MS });
      callOff = () => cancelIdleCallback(ticket);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    addEventListener('load', wait, { once: true });
    callOff = () => removeEventListener('load', wait);
  }
  return () => callOff();
}
