import type { Countries } from '#contract/countries.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Journey.module.css';

/** Spec 9. */
const JOURNEY_MS = 10_000;

const SIZES = '(min-width: 960px) 33vw, (min-width: 600px) 50vw, 88vw';

/** One thread runs from picture to picture; three stand side by side on a desk, from where it leaves to where it comes back. */
export function Journey({ slides }: { slides: Countries['viaje'] }) {
  const { t } = useTexts();
  return (
    <section className={styles.journey} aria-labelledby="journey">
      <CarouselRow
        id="journey"
        title={t('where.journey')}
        label={t('where.slides')}
        autoplayMs={JOURNEY_MS}
        slide={styles.slide}
        whole
      >
        {slides.map(({ imagen, alt, titulo, texto, accion, ruta, credito }) => (
          <div key={imagen} className={styles.station}>
            <Picture src={imagen} width={1200} height={800} alt={alt} frame={SIZES} loading="lazy" />
            <h3>{titulo}</h3>
            <p>{texto}</p>
            <Credit of={credito} />
            <SiteLink to={ruta} className="link">
              {accion} <Arrow />
            </SiteLink>
          </div>
        ))}
      </CarouselRow>
    </section>
  );
}
