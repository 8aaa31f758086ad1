import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { deviceStore } from '#web/device/deviceStore.ts';
import { useInView } from '#web/hooks/useInView.ts';

/** Then the video counts as failed. */
const STALL_MS = 8_000;
/** Visible share needed to play. */
const IN_VIEW = 0.2;

/** Pausing one video pauses all for the session. */
const pausedByVisitor = deviceStore('session', 'peliculas-en-pausa', (kept) => kept === true || undefined);

interface HeroVideoState {
  player: RefObject<HTMLVideoElement | null>;
  /** Nothing loads before. */
  requested: boolean;
  /** It plays, or is about to. */
  active: boolean;
  shown: boolean;
  /** The button's state; out of view the video rests all the same. */
  playing: boolean;
  failed: boolean;
  toggle: () => void;
  show: () => void;
  fail: () => void;
}

export function useHeroVideo(): HeroVideoState {
  const player = useRef<HTMLVideoElement>(null);
  const inView = useInView(player, { threshold: IN_VIEW, leaves: true });
  const tabVisible = useTabVisible();
  const [playing, setPlaying] = useState(() => !pausedByVisitor.read());
  const [requested, setRequested] = useState(playing);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const shouldPlay = playing && inView && tabVisible && !failed;

  const show = useCallback(() => setShown(true), []);
  const fail = useCallback(() => setFailed(true), []);
  const toggle = useCallback(() => {
    if (playing) pausedByVisitor.write(true);
    else pausedByVisitor.remove();
    setPlaying(!playing);
    setRequested(true);
  }, [playing]);

  useEffect(() => {
    const video = player.current;
    if (!shouldPlay || !video) return undefined;
    let timer = setTimeout(fail, STALL_MS);
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(fail, STALL_MS);
    };
    video.addEventListener('timeupdate', restartTimer);
    video.play().catch((error: unknown) => {
      // Battery saving blocks autoplay, not a click on play.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setPlaying(false);
    });
    return () => {
      clearTimeout(timer);
      video.removeEventListener('timeupdate', restartTimer);
      video.pause();
    };
  }, [shouldPlay, fail]);

  // It would go on downloading.
  useEffect(() => {
    const video = player.current;
    return () => {
      video?.replaceChildren();
      video?.load();
    };
  }, [failed]);

  return { player, requested, active: shouldPlay, shown, playing, failed, toggle, show, fail };
}

function useTabVisible(): boolean {
  const [tabVisible, setTabVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const follow = () => setTabVisible(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return tabVisible;
}
