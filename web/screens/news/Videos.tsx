import { useState } from 'react';
import videos from '#content/videos.json' with { type: 'json' };
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import strip from './Strip.module.css';
import { VideoCard } from './VideoCard.tsx';
import styles from './Videos.module.css';

/** Spec 9. */
const VIDEOS_MS = 10_000;

/** One at a time plays; nothing is fetched before. Spanish only (spec 2). */
export function Videos() {
  const { t } = useTexts();
  const [playing, setPlaying] = useState<string>();
  return (
    <div className={`section ${styles.videos}`} data-space="small">
      <CarouselRow
        id="videos"
        title={t(videos.every(({ youtube }) => !youtube) ? 'news.films' : 'news.videos')}
        autoplayMs={VIDEOS_MS}
        whole
        slide={styles.slide}
        parts={{ root: strip.row, controls: strip.controls, viewport: strip.viewport }}
      >
        {videos.map((video) => (
          <VideoCard
            key={video.pelicula}
            video={video}
            playing={playing === video.pelicula}
            onPlay={() => setPlaying(video.pelicula)}
            onFail={() => setPlaying(undefined)}
          />
        ))}
      </CarouselRow>
    </div>
  );
}
