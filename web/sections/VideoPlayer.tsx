import type { ReactNode } from 'react';

interface VideoPlayerProps {
  /** Path of the video, without an ending. */
  video: string;
  label: string;
  onFail: () => void;
  /** Its captions, where words are drawn in it. */
  children?: ReactNode;
}

/** One of our videos, which begins at once: none has a sound. Nothing of it is fetched before. */
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

/** Focus goes on from the button that has been replaced. */
export function takeFocus(player: HTMLElement | null): void {
  player?.focus({ preventScroll: true });
}

function start(video: HTMLVideoElement | null): void {
  takeFocus(video);
  // Not by an attribute: so the browser holds it back as long as it is out of sight. What goes wrong comes as an error event.
  video?.play().catch(() => {});
}
