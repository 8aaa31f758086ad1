import type { FigureInLanguage } from '#contract/content.ts';
import type { Home } from '#contract/home.ts';
import { isPhotograph } from '#contract/photographs.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { toCurrent } from '#web/sections/currentFigure.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { useFigure } from '#web/sections/useFigure.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Banner.module.css';
import { SLIDES } from './scenes.ts';
import { SourceLink } from './SourceLink.tsx';

/** Spec 9. */
const BANNER_MS = 10_000;

/** Only the first picture is fetched at once. */
export function Banner({ pictures, figures }: { pictures: Home['portada']; figures: FigureInLanguage[] }) {
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
      {SLIDES.map(({ number, sky, to, proof }, at) => {
        const { imagen = '', alt = '', credito } = pictures[at] ?? {};
        const counted = figures.find(({ tipo }) => tipo === proof);
        const figure = counted && toCurrent(counted).figure;
        return (
          <div key={number} className={styles.slide} data-sky={sky} data-photo={isPhotograph(imagen) || undefined}>
            <div className={styles.sky}>
              <Picture
                src={imagen}
                width={1600}
                height={1000}
                alt={alt}
                frame="(min-width: 960px) 46vw, 100vw"
                {...(number === 1 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <div className="wrap">
                <p className={styles.who}>{t('home.who')}</p>
                <h2 className={styles.title}>{t(`home.slide.${number}.title`)}</h2>
                <p className={`lead ${styles.lead}`}>{t(`home.slide.${number}.text`)}</p>
              </div>
            </div>
            <div className="wrap">
              <div className={styles.label}>
                <Credit of={credito} />
                {figure && (
                  <p className={styles.proof}>
                    <strong>{write(figure)}</strong> {figure.titulo} <SourceLink />
                  </p>
                )}
                <SiteLink to={to} className={buttonClass}>
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
