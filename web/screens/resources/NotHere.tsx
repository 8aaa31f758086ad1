import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import type { Category } from './chosen.ts';
import styles from './NotHere.module.css';

interface NotHereProps {
  /** With the documents that are still to come alone. */
  categories: Category[];
  heading: 'h2' | 'h3';
}

/** Documents that there are, but not on the site: one line says how many, and opens how to ask for them and their titles. */
export function NotHere({ categories, heading: Heading }: NotHereProps) {
  const { t } = useTexts();
  const count = categories.reduce((sum, { documents }) => sum + documents.length, 0);
  if (count === 0) return null;
  return (
    <section className={styles.away} aria-labelledby="not-here">
      <Fold
        id="not-here"
        label={
          <>
            <Heading id="not-here">{t(count === 1 ? 'resources.away_one' : 'resources.away_other', { count })}</Heading>
            {categories.length > 1 && (
              <span className={styles.names}>{categories.map(({ name }) => name).join('\u00a0· ')}</span>
            )}
          </>
        }
        always
      >
        <p className={styles.ask}>{t('resources.away_ask')}</p>
        <div className={styles.groups}>
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
        </div>
      </Fold>
    </section>
  );
}
