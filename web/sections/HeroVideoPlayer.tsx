import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './HeroVideo.module.css';
import { useHeroVideo } from './useHeroVideo.ts';

/** Decorative: screen readers get only the button. */
export function HeroVideoPlayer({ video }: { video: string }) {
  const { t } = useTexts();
  const { player, requested, active, shown, playing, failed, toggle, show, fail } = useHeroVideo();
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
        // WebKit loads nothing when it is told to play in the moment in which it gets its sources, unless it may preload.
        preload={active ? 'auto' : 'none'}
        onPlaying={show}
        onError={fail}
      >
        {requested && (
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
