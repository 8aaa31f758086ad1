import type { ReactNode } from 'react';

interface FilmPlayerProps {
  /** Path of the film, without an ending. */
  film: string;
  label: string;
  onFail: () => void;
  /** Its captions, where words are drawn in it. */
  children?: ReactNode;
}

/** One of our films, which begins at once: none has a sound. Nothing of it is fetched before. */
export function FilmPlayer({ film, label, onFail, children }: FilmPlayerProps) {
  return (
    <video
      ref={start}
      controls
      playsInline
      muted
      preload="none"
      width="1280"
      height="720"
      poster={`${film}.webp`}
      aria-label={label}
      onError={onFail}
    >
      <source src={`${film}.webm`} type="video/webm" />
      <source src={`${film}.mp4`} type="video/mp4" onError={onFail} />
      {children}
    </video>
  );
}

/** Focus goes on from the button that has been replaced. */
export function takeFocus(player: HTMLElement | null): void {
  player?.focus({ preventScroll: true });
}

function start(film: HTMLVideoElement | null): void {
  takeFocus(film);
  // Not by an attribute: so the browser holds it back as long as it is out of sight. What goes wrong comes as an error event.
  film?.play().catch(() => {});
}
