import foundation from '#content/foundation.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import type { Category } from './chosen.ts';
import styles from './NotHere.module.css';

interface NotHereProps {
  /** With the documents that are still to come alone. */
  categories: Category[];
  heading: 'h2' | 'h3';
}

/** Documents that there are, but not on the site: their titles in one list, and how to ask for them. */
export function NotHere({ categories, heading: Heading }: NotHereProps) {
  const { t } = useTexts();
  if (categories.length === 0) return null;
  return (
    <section className={styles.away} aria-labelledby="not-here">
      <Heading id="not-here" className={styles.title}>
        {t('resources.away')}
      </Heading>
      <p className={styles.ask}>
        {t('resources.away_ask')} <a href={`tel:${foundation.telefono.enlace}`}>{foundation.telefono.texto}</a>
      </p>
      {categories.map(({ clave, name, documents }) => (
        <div key={clave} className={styles.group}>
          {categories.length > 1 && <p className={styles.category}>{name}</p>}
          <ul aria-label={name}>
            {documents.map(({ descripcion, path, anio }) => (
              <li key={path} data-find="document">
                <a href={path} target="_blank" rel="noopener">
                  {descripcion}
                  {anio !== undefined && !descripcion.includes(String(anio)) && ` (${anio})`}
                  <span className="vh"> ({t('common.new_tab')})</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
