import type { Sustainability, Theme } from '#contract/sustainability.ts';
import { usePartArrival } from '#web/navigation/useArrival.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Detail.module.css';
import patch from './Patch.module.css';
import { Source } from './Source.tsx';

interface DetailProps {
  theme: Theme;
  sources: Sustainability['fuentes'];
  chosen: boolean;
}

const SIZES = '(min-width: 960px) 54vw, (min-width: 704px) 50vw, 88vw';

/** Pictures on alternating sides, bands as wide as the window. */
export function Detail({ theme: { slug, descripcion, dicho, resumen, cosas }, sources, chosen }: DetailProps) {
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
      <div className={`${patch.patch} ${styles.cloth}`} data-theme={slug}>
        <div className="wrap split" data-head="">
          <div>
            <h2 id={`${slug}-title`}>{descripcion}</h2>
            <p className={styles.saying}>{dicho}</p>
          </div>
          <p className="lead">{resumen}</p>
        </div>
      </div>
      {cosas.map(({ imagen, alt, titulo, hecho, fuente, credito }, at) => (
        <article key={imagen} className={`wrap ${styles.row}`} aria-labelledby={`${slug}-${at + 1}`}>
          <div className={styles.picture}>
            <Picture src={imagen} width={1200} height={900} alt={alt} frame={SIZES} loading="lazy" />
          </div>
          <div className={styles.words}>
            <h3 id={`${slug}-${at + 1}`}>{titulo}</h3>
            <p className="lead">{hecho}</p>
            <Credit of={credito} />
            <Source sources={sources} id={fuente} />
          </div>
        </article>
      ))}
    </section>
  );
}
