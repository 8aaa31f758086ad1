import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './Blocks.module.css';

/** Four pictures with a text beside each; they run off one side of the window and then off the other. */
export function Blocks({ blocks }: { blocks: Stoplight['bloques'] }) {
  const { t } = useTexts();
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <div className="wrap">
        <h2 id="blocks">{t('stoplight.blocks')}</h2>
        {blocks.map(({ imagen, alt, titulo, texto }) => (
          <article key={imagen} className={styles.block} aria-labelledby={`blocks-${imagen}`}>
            <div className={styles.picture}>
              <img src={`/art/stoplight-${imagen}.svg`} width="1200" height="900" alt={alt} loading="lazy" />
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
