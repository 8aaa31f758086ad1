import type { Education } from '#contract/education.ts';
import { storyPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './Blocks.module.css';

/** Four pictures pasted on squared paper, a label over the foot of each. */
export function Blocks({ blocks }: { blocks: Education['bloques'] }) {
  const { t } = useTexts();
  return (
    <section className={styles.blocks} aria-labelledby="blocks">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="blocks">{t('education.blocks')}</h2>
        {blocks.map(({ imagen, alt, titulo, texto, historia }) => (
          <article key={imagen} className={styles.block} aria-labelledby={`blocks-${imagen}`}>
            <div className={styles.picture}>
              <img src={`/art/education-${imagen}.svg`} width="1200" height="900" alt={alt} loading="lazy" />
            </div>
            <div className={styles.label}>
              <h3 id={`blocks-${imagen}`}>{titulo}</h3>
              <p>{texto}</p>
              {historia && (
                <SiteLink to={storyPath(historia)} className={styles.story}>
                  {t('education.story')} <span className="vh">: {titulo}</span> <Arrow />
                </SiteLink>
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
