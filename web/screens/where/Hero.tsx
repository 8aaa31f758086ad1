import { isPhotograph } from '#contract/photographs.ts';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { FILMS } from '#web/sections/films.ts';
import { HeroVideo } from '#web/sections/HeroVideo.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Hero.module.css';
import { MAP_ID } from './whereQuery.ts';

export function Hero({ picture: { imagen, alt, credito } }: { picture: ScreenPicture }) {
  const video = FILMS[imagen];
  const { t } = useTexts();
  return (
    <section className={styles.hero}>
      <div className={styles.picture} data-photo={isPhotograph(imagen) || undefined}>
        <Picture
          src={imagen}
          width={1600}
          height={900}
          alt={alt}
          frame="(min-width: 1140px) 50vw, 100vw"
          fetchPriority="high"
        />
        {video && <HeroVideo video={video} />}
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className={`display ${styles.title}`}>{t('route.donde-trabajamos.title')}</h1>
        <p className={`statement ${styles.headline}`}>{t('route.donde-trabajamos.headline')}</p>
        <p className={`lead ${styles.lead}`}>{t('route.donde-trabajamos.intro')}</p>
        <a className={`${buttonClass} ${styles.action}`} href={`#${MAP_ID}`}>
          {t('where.find')}
        </a>
        <Credit of={credito} />
      </div>
    </section>
  );
}
