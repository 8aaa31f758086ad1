import links from '#content/links.json' with { type: 'json' };
import type { Microfinance } from '#contract/microfinance.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Featured.module.css';

/** Spec 9. */
const FEATURED_MS = 10_000;
const SIZES = '(min-width: 960px) 67vw, 100vw';

export function Featured({ slides }: { slides: Microfinance['destacados'] }) {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <Carousel
      parts={{ root: styles.featured, controls: styles.controls, viewport: styles.viewport }}
      label={t('microfinance.banner')}
      words={words}
      autoplayMs={FEATURED_MS}
      head={<h2 className={`wrap ${styles.head}`}>{t('microfinance.banner')}</h2>}
      single
    >
      {slides.map(({ imagen, alt, titulo, texto, accion, enlace, credito }) => (
        <div key={imagen} className={styles.slide}>
          <div className={styles.view}>
            <Picture src={imagen} width={1600} height={800} alt={alt} frame={SIZES} loading="lazy" />
          </div>
          <div className={styles.ticket}>
            <h3>{titulo}</h3>
            <p>{texto}</p>
            <Credit of={credito} />
            <ExternalLink className={buttonClass} href={links[enlace].enlace}>
              {accion}
            </ExternalLink>
          </div>
        </div>
      ))}
    </Carousel>
  );
}
