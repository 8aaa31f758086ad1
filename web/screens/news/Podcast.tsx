import links from '#content/links.json' with { type: 'json' };
import themes from '#content/podcast.json' with { type: 'json' };
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Podcast.module.css';

/**
 * Themes, no episodes: those are heard elsewhere. Until they are, each leads to where it is read, below people who listen; on
 * phones one by one. Spanish only (spec 2); it never moves by itself (spec 9).
 */
export function Podcast() {
  const { t } = useTexts();
  const words = useCarouselWords();
  const link: { enlace: string; pendiente?: string } = links.podcast;
  const coming = link.pendiente !== undefined;
  const name = t(coming ? 'news.podcast_coming' : 'news.podcast');
  return (
    <div className={`section ${styles.podcast}`} data-ground={coming ? undefined : 'sun'}>
      <Carousel
        parts={{
          root: `wrap split ${styles.carousel}`,
          controls: styles.controls,
          viewport: styles.viewport,
          slide: styles.slide,
        }}
        label={name}
        words={words}
        single={!coming}
        bare={!coming}
        head={
          <div className={styles.head}>
            {coming && (
              <Picture
                className={styles.listening}
                src="/art/news-radio.svg"
                width={1200}
                height={800}
                alt=""
                loading="lazy"
              />
            )}
            <h2 id="podcast">{name}</h2>
            <p className={coming ? undefined : 'lead'}>{t(coming ? 'news.podcast_topics' : 'news.podcast_lead')}</p>
            {!coming && (
              <ExternalLink href={link.enlace} className={buttonClass}>
                {t('news.podcast_listen')}
              </ExternalLink>
            )}
          </div>
        }
      >
        {themes.map((theme) => (
          <div key={theme.titulo} className={styles.theme}>
            <h3>
              {coming ? (
                <SiteLink to={theme.ruta}>
                  {theme.titulo} <Arrow />
                </SiteLink>
              ) : (
                theme.titulo
              )}
            </h3>
            <p>{theme.descripcion}</p>
          </div>
        ))}
      </Carousel>
      {!coming && (
        <Picture className={styles.voice} src="/art/voice.svg" width={1200} height={160} alt="" loading="lazy" />
      )}
    </div>
  );
}
