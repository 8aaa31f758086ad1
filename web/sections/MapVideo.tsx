import { languageOfArt } from '#contract/language.ts';
import { useState } from 'react';
import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VideoFrame } from './VideoFrame.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import styles from './MapVideo.module.css';

/** Silent; only the poster loads before play. */
export function MapVideo({ scenes }: { scenes: SchoolsMap }) {
  const { language, t } = useTexts();
  const keptOpen = useKeptOpen('transcript');
  const video = `/films/map-schools-${languageOfArt(language)}`;
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const player = state === 'playing' && (
    <VideoPlayer video={video} label={t('map_film.name')} onFail={() => setState('failed')}>
      <track kind="captions" src={`${video}.vtt`} srcLang={language} label={t('map_film.captions')} />
    </VideoPlayer>
  );
  return (
    <figure className={styles.figure}>
      <VideoFrame
        poster={`${video}.webp`}
        name={t('map_film.play')}
        href={`${video}.mp4`}
        onPlay={() => setState('playing')}
        failed={state === 'failed'}
        player={player}
      />
      {state === 'failed' && <Notice kind="failed" title={t('map_film.failed')} />}
      <figcaption>
        <details {...keptOpen} className={styles.transcript}>
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
