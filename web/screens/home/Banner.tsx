import type { FigureInLanguage } from '#contract/content.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import styles from './Banner.module.css';
import { pictureOf, SLIDES } from './scenes.ts';
import { SourceLink } from './SourceLink.tsx';
import { useFigure } from './useFigure.ts';

/** Spec 9. */
const BANNER_MS = 10_000;

/** Only the first picture is fetched at once. */
export function Banner({ figures }: { figures: FigureInLanguage[] }) {
  const { t } = useTexts();
  const words = useCarouselWords();
  const write = useFigure();
  return (
    <Carousel
      parts={{ root: styles.banner, controls: styles.controls, slide: styles.frame }}
      label={t('home.banner')}
      words={words}
      autoplayMs={BANNER_MS}
      single
    >
      {SLIDES.map((slide) => {
        const { number, sky, to, proof } = slide;
        const figure = figures.find(({ tipo }) => tipo === proof);
        return (
          <div key={number} className={styles.slide} data-sky={sky}>
            <div className={styles.sky}>
              <img
                src={pictureOf(slide)}
                width="1600"
                height="1000"
                alt={t(`home.slide.${number}.alt`)}
                {...(number === 1 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <div className="wrap">
                <p className={styles.who}>{t('home.who')}</p>
                <h2 className={styles.title}>{t(`home.slide.${number}.title`)}</h2>
              </div>
            </div>
            <div className="wrap">
              <div className={styles.label}>
                <p className={`lead ${styles.lead}`}>{t(`home.slide.${number}.text`)}</p>
                {figure && (
                  <p className={styles.proof}>
                    <strong>{write(figure)}</strong> {figure.titulo} <SourceLink figure={figure} />
                  </p>
                )}
                <SiteLink to={to} className={`${buttonClass} ${styles.action}`}>
                  {t(`home.slide.${number}.action`)} <Arrow />
                </SiteLink>
              </div>
            </div>
          </div>
        );
      })}
    </Carousel>
  );
}
