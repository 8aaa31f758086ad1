import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { deviceStore } from '#web/device/deviceStore.ts';
import { useInView } from '#web/hooks/useInView.ts';

/** A video that shows nothing new for this long, in ms, will not come. */
const STALL_MS = 8_000;
/** Share of it that has to be in the window for it to move. */
const IN_VIEW = 0.2;

/** Who has stopped one video wants no other to start: true as long as the tab lives. */
const stopped = deviceStore('session', 'peliculas-en-pausa', (kept) => kept === true || undefined);

interface HeroVideoState {
  player: RefObject<HTMLVideoElement | null>;
  /** Whether it was to play at any time: only then it is fetched. */
  asked: boolean;
  /** Whether it has shown a picture of its own. */
  shown: boolean;
  /** What the button says: it plays, unless it is out of sight. */
  playing: boolean;
  failed: boolean;
  toggle: () => void;
  show: () => void;
  fail: () => void;
}

/** Plays as long as its visitor wants it and can see it, and gives up where nothing comes. */
export function useHeroVideo(): HeroVideoState {
  const player = useRef<HTMLVideoElement>(null);
  const inView = useInView(player, { threshold: IN_VIEW, leaves: true });
  const awake = useAwake();
  const [playing, setPlaying] = useState(() => !stopped.read());
  const [asked, setAsked] = useState(playing);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const moving = playing && inView && awake && !failed;

  const show = useCallback(() => setShown(true), []);
  const fail = useCallback(() => setFailed(true), []);
  const toggle = useCallback(() => {
    if (playing) stopped.write(true);
    else stopped.remove();
    setPlaying(!playing);
    setAsked(true);
  }, [playing]);

  useEffect(() => {
    const video = player.current;
    if (!moving || !video) return undefined;
    let timer = setTimeout(fail, STALL_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fail, STALL_MS);
    };
    video.addEventListener('timeupdate', wait);
    video.play().catch((error: unknown) => {
      // A phone that saves its battery starts nothing by itself, but plays what is asked for.
      if (error instanceof DOMException && error.name === 'NotAllowedError') setPlaying(false);
    });
    return () => {
      clearTimeout(timer);
      video.removeEventListener('timeupdate', wait);
      video.pause();
    };
  }, [moving, fail]);

  // A video that leaves the page would go on being fetched.
  useEffect(() => {
    const video = player.current;
    return () => {
      video?.replaceChildren();
      video?.load();
    };
  }, [failed]);

  return { player, asked, shown, playing, failed, toggle, show, fail };
}

/** Whether the tab is the one that is looked at. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(() => !document.hidden);
  useEffect(() => {
    const follow = () => setAwake(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return awake;
}
