import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './World.module.css';

/** Spec 9. */
const WORLD_MS = 10_000;

const REGIONS = [
  'america-del-sur',
  'centroamerica-caribe',
  'america-del-norte',
  'africa',
  'europa',
  'asia-pacifico',
] as const;

/** Their threads are decoration, not data. */
export function World() {
  const { t } = useTexts();
  return (
    <section className="section" data-space="small" aria-labelledby="world">
      <CarouselRow
        id="world"
        title={t('home.world.title')}
        label={t('home.world.carousel')}
        autoplayMs={WORLD_MS}
        whole
        slide={styles.slide}
      >
        {REGIONS.map((region) => (
          <SiteLink key={region} to="/donde-trabajamos" className={styles.globe}>
            <div className={styles.map}>
              <Picture src={`/art/maps/mapa-${region}.svg`} width={600} height={600} alt="" loading="lazy" />
            </div>
            <span>
              {t(`home.world.${region}`)} <Arrow />
            </span>
            <p>{t(`home.world.${region}.text`)}</p>
          </SiteLink>
        ))}
      </CarouselRow>
    </section>
  );
}
