import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './VideoFrame.module.css';

interface VideoFrameProps {
  poster: string;
  name: string;
  /** For browsers without scripts. */
  href: string;
  onPlay: () => void;
  /** Shows the poster again. */
  failed: boolean;
  /** Replaces the picture when set. */
  player: ReactNode;
}

/** The player loads on click. */
export function VideoFrame({ poster, name, href, onPlay, failed, player }: VideoFrameProps) {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
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
          <Picture src={poster} width={960} height={540} alt="" loading="lazy" />
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
