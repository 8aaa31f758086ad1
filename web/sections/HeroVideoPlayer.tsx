import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './HeroVideo.module.css';
import { useHeroVideo } from './useHeroVideo.ts';

/** Plays a video without sound over and over, with a button that stops it. It decorates: readers know of the button alone. */
export function HeroVideoPlayer({ video }: { video: string }) {
  const { t } = useTexts();
  const { player, asked, shown, playing, failed, toggle, show, fail } = useHeroVideo();
  if (failed) return null;
  return (
    <>
      <video
        ref={player}
        className={styles.video}
        data-shown={shown ? '' : undefined}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="none"
        onPlaying={show}
        onError={fail}
      >
        {asked && (
          <>
            <source src={`/films/${video}.webm`} type="video/webm" />
            <source src={`/films/${video}.mp4`} type="video/mp4" onError={fail} />
          </>
        )}
      </video>
      {(shown || !playing) && (
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? t('film.pause') : t('film.play')}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}
