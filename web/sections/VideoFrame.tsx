import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './VideoFrame.module.css';

interface VideoFrameProps {
  /** Path of the still picture. */
  poster: string;
  /** Says what is played. */
  name: string;
  /** Where the picture leads without scripts. */
  href: string;
  onPlay: () => void;
  /** The player could not show the video: the picture stands there again. */
  failed: boolean;
  /** The player, as long as it is its turn: it stands in place of the picture. */
  player: ReactNode;
}

/** A still picture that is one large button; the player comes when it is asked for. Without scripts: a link to the video. */
export function VideoFrame({ poster, name, href, onPlay, failed, player }: VideoFrameProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The player took the focus with it.
    if (failed && hadFocus.current) button.current?.focus({ preventScroll: true });
  }, [failed]);
  const ring = (
    <span className={styles.ring}>
      <Icon name="play" />
    </span>
  );
  return (
    <div
      className={styles.screen}
      onErrorCapture={({ currentTarget }) => (hadFocus.current = currentTarget.contains(document.activeElement))}
    >
      {player || (
        <>
          <img src={poster} width="960" height="540" alt="" loading="lazy" />
          {hydrated ? (
            <button ref={button} type="button" className={styles.play} aria-label={name} onClick={onPlay}>
              {ring}
            </button>
          ) : (
            <a className={styles.play} aria-label={name} href={href}>
              {ring}
            </a>
          )}
        </>
      )}
    </div>
  );
}
