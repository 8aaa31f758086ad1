import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './HeroFilm.module.css';
import { useHeroFilm } from './useHeroFilm.ts';

/** Plays a film without sound over and over, with a button that stops it. It decorates: readers know of the button alone. */
export function HeroFilmPlayer({ film }: { film: string }) {
  const { t } = useTexts();
  const { player, asked, shown, playing, failed, toggle, show, fail } = useHeroFilm();
  if (failed) return null;
  return (
    <>
      <video
        ref={player}
        className={styles.film}
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
            <source src={`/films/${film}.webm`} type="video/webm" />
            <source src={`/films/${film}.mp4`} type="video/mp4" onError={fail} />
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
