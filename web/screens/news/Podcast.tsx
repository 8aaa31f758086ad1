import links from '#content/links.json' with { type: 'json' };
import themes from '#content/podcast.json' with { type: 'json' };
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './Podcast.module.css';

/**
 * What the podcast tells of, theme by theme. Spanish only (spec 2). It waits for the visitor: of all carousels the
 * specification gives this one no time.
 */
export function Podcast() {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <div className={styles.podcast}>
      <Carousel
        parts={{
          root: styles.carousel,
          controls: styles.controls,
          viewport: styles.viewport,
          slide: styles.slide,
        }}
        label={t('news.podcast')}
        words={words}
        fade
        head={
          <div className={styles.head}>
            <h2 id="podcast">{t('news.podcast')}</h2>
            <p className="lead">{t('news.podcast_lead')}</p>
            <img className={styles.voice} src="/art/voice.svg" width="1200" height="160" alt="" loading="lazy" />
          </div>
        }
      >
        {themes.map((theme, position) => (
          <article key={theme.titulo} className={styles.theme} aria-labelledby={`podcast-${position}`}>
            <img src={theme.imagen} width="1200" height="900" alt={theme.imagen_alt} loading="lazy" />
            <div className={styles.label}>
              <h3 id={`podcast-${position}`}>{theme.titulo}</h3>
              <p>{theme.descripcion}</p>
              <ExternalLink className={buttonClass} href={links.podcast.enlace}>
                {t('news.podcast_listen')}
              </ExternalLink>
            </div>
          </article>
        ))}
      </Carousel>
    </div>
  );
}
