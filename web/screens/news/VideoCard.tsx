import { useContext, useId, useState } from 'react';
import type { Video } from '#contract/content.ts';
import { FRAME_ATTRIBUTES } from '#contract/postHtml.ts';
import { formatDuration } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { VideoFrame } from '#web/sections/VideoFrame.tsx';
import { VideoPlayer, takeFocus } from '#web/sections/VideoPlayer.tsx';
import { CarouselStop } from '#web/ui/Carousel.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './VideoCard.module.css';

interface VideoCardProps {
  video: Video;
  /** Its player stands there instead of its still picture. */
  playing: boolean;
  onPlay: () => void;
  onFail: () => void;
}

/** The player comes when it is asked for. Without scripts: a link to the video. */
export function VideoCard({ video, playing, onPlay, onFail }: VideoCardProps) {
  const { t } = useTexts();
  const title = useId();
  const stopCarousel = useContext(CarouselStop);
  const [failed, setFailed] = useState(false);
  const file = video.youtube ? `https://www.youtube.com/watch?v=${video.youtube}` : `${video.pelicula}.mp4`;
  const length = formatDuration(video.segundos);
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
      <VideoFrame
        poster={`${video.pelicula}.webp`}
        name={t('news.video_play', { title: video.titulo, length })}
        href={file}
        onPlay={play}
        failed={failed}
        player={playing && toPlayer(video, fail)}
      />
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

function toPlayer({ youtube, pelicula, titulo }: Video, onFail: () => void) {
  if (!youtube) return <VideoPlayer video={pelicula} label={titulo} onFail={onFail} />;
  return (
    <iframe
      {...FRAME_ATTRIBUTES}
      sandbox={FRAME_ATTRIBUTES['sandbox']}
      ref={takeFocus}
      loading="eager"
      title={titulo}
      src={`https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`}
      allow="autoplay"
    />
  );
}
