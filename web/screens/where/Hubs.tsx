import type { Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Hubs.module.css';
import { useChosen } from './useChosen.ts';
import { hubId, MAP_ID } from './whereQuery.ts';

const SIZES = '(min-width: 600px) 50vw, 100vw';

export function Hubs({ regions }: { regions: readonly Region[] }) {
  const { t } = useTexts();
  const { choose } = useChosen(regions);
  return (
    <section className={`section ${styles.hubs}`} aria-labelledby="hubs">
      <div className="wrap split" data-head="" data-split="5/7">
        <h2 id="hubs">{t('where.hubs')}</h2>
        <p className="lead">{t('route.donde-trabajamos.more')}</p>
      </div>
      <div className="wrap">
        <div className={styles.list}>
          {regions.map((region) => {
            const { id, nombre, titulo, texto, imagen, alt, paises, credito } = region;
            const link = choose({ region });
            return (
              <section
                key={id}
                id={hubId(region)}
                className={styles.hub}
                aria-labelledby={`${hubId(region)}-name`}
                tabIndex={-1}
              >
                <span className={styles.knot} aria-hidden="true" />
                <div className={styles.words}>
                  <h3 id={`${hubId(region)}-name`}>{nombre}</h3>
                  <p className={styles.statement}>{titulo}</p>
                  <p>{texto}</p>
                  <Credit of={credito} />
                  <a
                    className="link"
                    href={link.href.replace(/#.*/, `#${MAP_ID}`)}
                    onClick={(event) => {
                      link.onClick(event);
                      if (event.defaultPrevented) document.getElementById(MAP_ID)?.focus();
                    }}
                  >
                    {t('where.show', { count: paises.length })}
                    <span className="vh"> ({nombre})</span> <Arrow />
                  </a>
                </div>
                <Picture src={imagen} width={1200} height={900} alt={alt} frame={SIZES} loading="lazy" />
              </section>
            );
          })}
        </div>
      </div>
    </section>
  );
}
