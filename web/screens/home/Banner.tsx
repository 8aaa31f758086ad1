import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './Banner.module.css';

/** Time a slide stands (spec 9). */
const BANNER_MS = 10_000;

const SLIDES = [
  { number: 1, picture: 'dawn', to: '/semaforo' },
  { number: 2, picture: 'noon', to: '/microfinanzas' },
  { number: 3, picture: 'dusk', to: '/escuelas' },
] as const;

/** Three skies with a family, a committee and a school. Only the first picture is fetched at once. */
export function Banner() {
  const { t } = useTexts();
  const words = useCarouselWords();
  return (
    <Carousel
      parts={{ root: styles.banner, controls: styles.controls, slide: styles.frame }}
      label={t('home.banner')}
      words={words}
      autoplayMs={BANNER_MS}
      fade
    >
      {SLIDES.map(({ number, picture, to }) => (
        <div key={number} className={styles.slide} data-sky={picture}>
          <div className={styles.sky}>
            <img
              src={`/art/hero-${picture}.svg`}
              width="1600"
              height="1000"
              alt={t(`home.slide.${number}.alt`)}
              {...(number === 1 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
            <div className="wrap">
              <h2 className={styles.title}>{t(`home.slide.${number}.title`)}</h2>
            </div>
          </div>
          <div className="wrap">
            <div className={styles.label}>
              <p className="lead">{t(`home.slide.${number}.text`)}</p>
              <SiteLink to={to} className={buttonClass}>
                {t(`home.slide.${number}.action`)} <Arrow />
              </SiteLink>
            </div>
          </div>
        </div>
      ))}
    </Carousel>
  );
}
