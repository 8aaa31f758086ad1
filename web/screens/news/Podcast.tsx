import links from '#content/links.json' with { type: 'json' };
import themes from '#content/podcast.json' with { type: 'json' };
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Podcast.module.css';

const LINK: { enlace: string; pendiente?: string } = links.podcast;

/** Themes, no episodes: those are heard elsewhere. Spanish only (spec 2). */
export function Podcast() {
  return LINK.pendiente === undefined ? <Episodes /> : <Coming />;
}

/** It never moves by itself (spec 9). */
function Episodes() {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <div className={`section ${styles.podcast}`} data-ground="sun">
      <Carousel
        parts={{
          root: `wrap split ${styles.carousel}`,
          controls: styles.controls,
          viewport: styles.viewport,
          slide: styles.slide,
        }}
        label={t('news.podcast')}
        words={words}
        single
        bare
        head={
          <div className={styles.head}>
            <h2 id="podcast">{t('news.podcast')}</h2>
            <p className="lead">{t('news.podcast_lead')}</p>
            <ExternalLink href={LINK.enlace} className={buttonClass}>
              {t('news.podcast_listen')}
            </ExternalLink>
          </div>
        }
      >
        {themes.map((theme) => (
          <Theme key={theme.titulo} {...theme} />
        ))}
      </Carousel>
      <Picture className={styles.voice} src="/art/voice.svg" width={1200} height={160} alt="" loading="lazy" />
    </div>
  );
}

/** Nothing to hear yet: a line below the news, ruled as they are, with all themes side by side. */
function Coming() {
  const { t } = useTexts();
  return (
    <section className={`wrap split ${styles.coming}`} aria-labelledby="podcast">
      <div className={styles.head}>
        <h2 id="podcast">{t('news.podcast')}</h2>
        <p>{t('news.podcast_waiting')}</p>
      </div>
      <ul>
        {themes.map((theme) => (
          <li key={theme.titulo}>
            <Theme {...theme} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Theme({ titulo, descripcion }: { titulo: string; descripcion: string }) {
  return (
    <div className={styles.theme}>
      <h3>{titulo}</h3>
      <p>{descripcion}</p>
    </div>
  );
}
