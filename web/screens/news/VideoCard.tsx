import { useContext, useId, useState } from 'react';
import type { Video } from '#contract/content.ts';
import { FRAME_ATTRIBUTES } from '#contract/postHtml.ts';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { formatLength } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { CarouselStop } from '#web/ui/Carousel.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './VideoCard.module.css';

interface VideoCardProps {
  video: Video;
  /** Whether it is this one's turn: its player stands there instead of its still picture. */
  playing: boolean;
  onPlay: () => void;
  onFail: () => void;
}

/** A still picture with what it promises; the player comes when it is asked for, and starts. Without scripts: a link to the film. */
export function VideoCard({ video, playing, onPlay, onFail }: VideoCardProps) {
  const { t } = useTexts();
  const title = useId();
  const stopCarousel = useContext(CarouselStop);
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const file = video.youtube ? `https://www.youtube.com/watch?v=${video.youtube}` : `${video.pelicula}.mp4`;
  const length = formatLength(video.segundos);
  const name = t('news.video_play', { title: video.titulo, length });
  const ring = (
    <span className={styles.ring}>
      <Icon name="play" />
    </span>
  );
  const play = () => {
    setFailed(false);
    stopCarousel();
    onPlay();
  };
  const fail = () => {
    setFailed(true);
    onFail();
  };

  return (
    <article className={styles.card} aria-labelledby={title}>
      <div className={styles.screen}>
        {playing ? (
          <Player video={video} onFail={fail} />
        ) : (
          <>
            <img src={`${video.pelicula}.webp`} width="960" height="540" alt="" loading="lazy" />
            {hydrated ? (
              <button type="button" className={styles.play} aria-label={name} onClick={play}>
                {ring}
              </button>
            ) : (
              <a className={styles.play} aria-label={name} href={file}>
                {ring}
              </a>
            )}
          </>
        )}
      </div>
      {failed && (
        <Notice kind="failed" title={t('news.video_failed')}>
          <p>{t('news.video_failed_hint')}</p>
          <a href={file}>{t('news.video_open')}</a>
        </Notice>
      )}
      <h3 id={title}>{video.titulo}</h3>
      <p>{video.descripcion}</p>
      <p className={styles.note}>
        {length}
        {!video.youtube && ` · ${t('news.video_drawn')}`}
      </p>
    </article>
  );
}

/** Focus goes on from the button that has been replaced. */
function takeFocus(player: HTMLElement | null): void {
  player?.focus({ preventScroll: true });
}

function startFilm(film: HTMLVideoElement | null): void {
  takeFocus(film);
  // Not by an attribute: so the browser holds it back as long as it is out of sight. What goes wrong comes as an error event.
  film?.play().catch(() => {});
}

function Player({ video, onFail }: { video: Video; onFail: () => void }) {
  if (video.youtube)
    return (
      <iframe
        {...FRAME_ATTRIBUTES}
        sandbox={FRAME_ATTRIBUTES['sandbox']}
        ref={takeFocus}
        loading="eager"
        title={video.titulo}
        src={`https://www.youtube-nocookie.com/embed/${video.youtube}?autoplay=1`}
        allow="autoplay"
      />
    );
  return (
    // Our films have no sound: nothing is said that captions could write.
    <video
      ref={startFilm}
      controls
      playsInline
      muted
      preload="none"
      width="1280"
      height="720"
      poster={`${video.pelicula}.webp`}
      aria-label={video.titulo}
      onError={onFail}
    >
      <source src={`${video.pelicula}.webm`} type="video/webm" />
      <source src={`${video.pelicula}.mp4`} type="video/mp4" onError={onFail} />
    </video>
  );
}
