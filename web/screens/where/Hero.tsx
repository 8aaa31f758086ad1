import { useTexts } from '#web/i18n/texts.tsx';
import { HEROES } from '#web/sections/heroes.ts';
import { HeroVideo } from '#web/sections/HeroVideo.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Hero.module.css';
import { MAP_ID } from './whereQuery.ts';

const { src, width, height, video } = HEROES.where;

export function Hero() {
  const { t } = useTexts();
  return (
    <section className={styles.hero}>
      <div className={styles.picture}>
        <img src={src} width={width} height={height} alt="" fetchPriority="high" />
        <HeroVideo video={video} />
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 className={`display ${styles.title}`}>{t('route.donde-trabajamos.title')}</h1>
        <p className={`statement ${styles.headline}`}>{t('route.donde-trabajamos.headline')}</p>
        <p className={`lead ${styles.lead}`}>{t('route.donde-trabajamos.intro')}</p>
        <a className={`${buttonClass} ${styles.action}`} href={`#${MAP_ID}`}>
          {t('where.find')}
        </a>
      </div>
    </section>
  );
}
