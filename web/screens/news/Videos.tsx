import { useState } from 'react';
import videos from '#content/videos.json' with { type: 'json' };
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { VideoCard } from './VideoCard.tsx';
import styles from './Videos.module.css';

/** Time that a video stands at the front (spec 9). */
const VIDEOS_MS = 10_000;

/** Three videos of which one at a time may play. Nothing of them is fetched before. Spanish only (spec 2). */
export function Videos() {
  const { t } = useTexts();
  const words = useCarouselWords();
  const [playing, setPlaying] = useState<string>();
  return (
    <div className={styles.videos}>
      <Carousel
        parts={{
          root: styles.carousel,
          controls: styles.controls,
          viewport: styles.viewport,
          track: styles.track,
          slide: styles.slide,
        }}
        label={t('news.videos')}
        words={words}
        autoplayMs={VIDEOS_MS}
        head={<h2 id="videos">{t('news.videos')}</h2>}
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
      </Carousel>
    </div>
  );
}
