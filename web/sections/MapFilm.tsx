import { useRef, useState } from 'react';
import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './MapFilm.module.css';

/**
 * The schools' map as a film in the visitor's language, with its words below it to be read. Only the still picture is fetched
 * before somebody presses play. It has no sound: its words are drawn, and stand in the captions for whoever turns them on.
 */
export function MapFilm({ scenes }: { scenes: SchoolsMap }) {
  const { language, t } = useTexts();
  const film = `/films/map-schools-${language}`;
  const player = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    // Its still picture comes back.
    player.current?.load();
  };
  return (
    <figure className={styles.figure}>
      <video
        ref={player}
        className={styles.film}
        controls
        playsInline
        muted
        preload="none"
        width="1280"
        height="720"
        poster={`${film}.webp`}
        aria-label={t('map_film.name')}
        onPlaying={() => setFailed(false)}
        onError={fail}
      >
        <source src={`${film}.webm`} type="video/webm" />
        <source src={`${film}.mp4`} type="video/mp4" onError={fail} />
        <track kind="captions" src={`${film}.vtt`} srcLang={language} label={t('map_film.captions')} />
      </video>
      {failed && <Notice kind="failed" title={t('map_film.failed')} />}
      <figcaption>
        <details className={styles.transcript}>
          <summary>{t('map_film.transcript')}</summary>
          <dl>
            {scenes.map(({ desde, titulo, texto }) => (
              <div key={desde}>
                <dt>{titulo}</dt>
                <dd>{texto}</dd>
              </div>
            ))}
          </dl>
        </details>
      </figcaption>
    </figure>
  );
}
