import type { ReactNode } from 'react';

interface VideoPlayerProps {
  /** Path without file extension. */
  video: string;
  label: string;
  onFail: () => void;
  /** A captions track. */
  children?: ReactNode;
}

/** Plays when mounted; loads nothing before. */
export function VideoPlayer({ video, label, onFail, children }: VideoPlayerProps) {
  return (
    <video
      ref={start}
      controls
      playsInline
      muted
      preload="none"
      width="1280"
      height="720"
      poster={`${video}.webp`}
      aria-label={label}
      onError={onFail}
    >
      <source src={`${video}.webm`} type="video/webm" />
      <source src={`${video}.mp4`} type="video/mp4" onError={onFail} />
      {children}
    </video>
  );
}

/** The clicked button is gone. */
export function takeFocus(player: HTMLElement | null): void {
  player?.focus({ preventScroll: true });
}

function start(video: HTMLVideoElement | null): void {
  takeFocus(video);
  // Not `autoplay`: the browser would pause it out of view. Errors come as events.
  video?.play().catch(() => {});
}
