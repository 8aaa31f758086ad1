import type { Sustainability, Theme } from '#contract/sustainability.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Detail.module.css';

interface DetailProps {
  theme: Theme;
  sources: Sustainability['fuentes'];
  chosen: boolean;
}

const SIZES = '(min-width: 600px) min(54vw, 48rem), 100vw';

/** Pictures on alternating sides, bands as wide as the window. */
export function Detail({ theme: { slug, descripcion, resumen, cosas }, sources, chosen }: DetailProps) {
  const { t } = useTexts();
  const place = usePartArrival(slug);
  return (
    <section
      ref={place}
      className={styles.detail}
      id={slug}
      aria-labelledby={`${slug}-title`}
      tabIndex={-1}
      data-theme={slug}
      data-chosen={chosen ? '' : undefined}
    >
      <div className="wrap split" data-head="">
        <h2 id={`${slug}-title`}>{descripcion}</h2>
        <p className="lead">{resumen}</p>
      </div>
      {cosas.map(({ imagen, alt, titulo, hecho, cambio, fuente, credito }, at) => {
        const source = sources.find(({ id }) => id === fuente);
        return (
          <article key={imagen} className={`wrap ${styles.row}`} aria-labelledby={`${slug}-${at + 1}`}>
            <div className={styles.picture}>
              <Picture src={imagen} width={1200} height={900} alt={alt} frame={SIZES} loading="lazy" />
            </div>
            <div className={styles.words}>
              <h3 id={`${slug}-${at + 1}`}>{titulo}</h3>
              <p>{hecho}</p>
              <Credit of={credito} />
              <p className={styles.change}>
                <b>{t('sustainability.change')}</b> {cambio}
              </p>
              <p className={styles.source}>
                {source ? (
                  <>
                    {t('common.source')} <ExternalLink href={source.enlace}>{source.nombre}</ExternalLink>
                  </>
                ) : (
                  t('sustainability.no_source')
                )}
              </p>
            </div>
          </article>
        );
      })}
    </section>
  );
}
