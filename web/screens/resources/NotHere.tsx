import { useTexts } from '#web/i18n/texts.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import type { Category } from './chosen.ts';
import styles from './NotHere.module.css';

interface NotHereProps {
  /** With the documents that are still to come alone. */
  categories: Category[];
  /** A band of the page that a phone folds; else it stands open below what is here. */
  band?: boolean;
}

/** Documents that there are, but not on the site: how many, how to ask for them, and their titles. */
export function NotHere({ categories, band = false }: NotHereProps) {
  const { t } = useTexts();
  const count = categories.reduce((sum, { documents }) => sum + documents.length, 0);
  if (count === 0) return null;
  const Heading = band ? 'h2' : 'h3';
  const titles = (
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
  );
  return (
    <section
      className={band ? 'section' : styles.below}
      data-ground={band ? 'linen' : undefined}
      data-space="small"
      aria-labelledby="not-here"
    >
      <div className={band ? 'wrap' : undefined}>
        <div className={band ? 'split' : undefined} data-head="">
          <Heading id="not-here" className={styles.title}>
            {t(count === 1 ? 'resources.away_one' : 'resources.away_other', { count })}
          </Heading>
          <p className={styles.ask}>{t('resources.away_ask')}</p>
        </div>
        {band ? (
          <Fold id="not-here" label={t('resources.away_fold', { count: String(count) })}>
            {titles}
          </Fold>
        ) : (
          titles
        )}
      </div>
    </section>
  );
}
