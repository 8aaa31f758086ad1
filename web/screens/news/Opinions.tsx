import opinions from '#content/opinions.json' with { type: 'json' };
import { CarouselRow } from '#web/sections/CarouselRow.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { formatPartialDate, toHeading } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { yearsOf } from './newsQuery.ts';
import styles from './Opinions.module.css';
import strip from './Strip.module.css';

/** Spec 9. */
const OPINIONS_MS = 20_000;

/** Spanish only (spec 2). */
export function Opinions() {
  const texts = useTexts();
  return (
    <div className={`section ${styles.opinions}`} data-ground="mist" data-space="small">
      <CarouselRow
        id="opinions"
        title={texts.t('news.opinions')}
        lead={texts.t('news.opinions_lead', { years: yearsOf(opinions.map(({ fecha }) => fecha)) })}
        autoplayMs={OPINIONS_MS}
        whole
        slide={styles.slide}
        parts={{ root: strip.row, controls: strip.controls, viewport: classNames(strip.viewport, styles.viewport) }}
      >
        {opinions.map((opinion, position) => (
          <article key={opinion.enlace} className={styles.opinion} aria-labelledby={`opinions-${position}`}>
            <Picture src={opinion.imagen} width={400} height={400} alt="" frame="9rem" loading="lazy" />
            <h3 id={`opinions-${position}`}>{opinion.nombre}</h3>
            <p className={styles.role}>{opinion.cargo}</p>
            <p className={styles.summary}>{opinion.descripcion}</p>
            <p className={styles.role}>
              <time dateTime={opinion.fecha}>{toHeading(formatPartialDate(texts, opinion.fecha.slice(0, 7)))}</time>
            </p>
            <ExternalLink
              id={`opinions-${position}-read`}
              className="link"
              href={opinion.enlace}
              aria-labelledby={`opinions-${position}-read opinions-${position}`}
            >
              {texts.t('news.opinion_read')}
            </ExternalLink>
          </article>
        ))}
      </CarouselRow>
    </div>
  );
}
