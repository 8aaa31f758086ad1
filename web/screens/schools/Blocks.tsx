import type { Schools } from '#contract/schools.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Blocks.module.css';

/** Three pictures with a text each: the first one runs along the left edge, the others hang below it on two heights. */
export function Blocks({ blocks }: { blocks: Schools['bloques'] }) {
  const { t } = useTexts();
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="blocks">{t('schools.blocks')}</h2>
        {blocks.map(({ imagen, alt, titulo, texto }) => (
          <article key={imagen} className={styles.block} aria-labelledby={`blocks-${imagen}`}>
            <div className={styles.picture}>
              <img src={`/art/schools-block-${imagen}.svg`} width="1200" height="900" alt={alt} loading="lazy" />
            </div>
            <div className={styles.words}>
              <h3 id={`blocks-${imagen}`}>{titulo}</h3>
              <p>{texto}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
