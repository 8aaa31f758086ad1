import { storyPath } from '#contract/routes.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './PictureTexts.module.css';

interface PictureTextsProps {
  title: string;
  /** `sides`: alternating. `hung`: one wide, two at different heights. `pasted`: on squared paper. */
  kind: 'sides' | 'hung' | 'pasted';
  /** Prefix of file names. */
  pictures: string;
  blocks: readonly { imagen: string; alt: string; titulo: string; texto: string; historia?: string | undefined }[];
  story?: string;
}

const BLEEDS: Record<PictureTextsProps['kind'], readonly string[]> = {
  sides: ['start', 'end'],
  hung: ['start', '', 'end'],
  pasted: [''],
};

export function PictureTexts({ title, kind, pictures, blocks, story }: PictureTextsProps) {
  const bleeds = BLEEDS[kind];
  return (
    <section
      className={`section ${styles.blocks}`}
      data-space={kind === 'hung' ? 'after' : undefined}
      data-kind={kind}
      aria-labelledby="blocks"
    >
      <div className={`wrap ${styles.inner}`}>
        <h2 id="blocks">{title}</h2>
        {blocks.map(({ imagen, alt, titulo, texto, historia }, at) => (
          <article
            key={imagen}
            className={`${kind === 'sides' || (kind === 'hung' && at === 0) ? 'split' : ''} ${styles.block}`}
            data-split={kind === 'sides' && at % 2 === 1 ? '5/7' : undefined}
            data-early={kind === 'sides' ? '' : undefined}
            data-gap="wide"
            aria-labelledby={`blocks-${imagen}`}
          >
            <div className={`picture ${styles.picture}`} data-bleed={bleeds[at % bleeds.length] || undefined}>
              <img src={`/art/${pictures}-${imagen}.svg`} width="1200" height="900" alt={alt} loading="lazy" />
            </div>
            <div className={styles.words}>
              <h3 id={`blocks-${imagen}`}>{titulo}</h3>
              <p>{texto}</p>
              {historia && (
                <SiteLink to={storyPath(historia)} className="link">
                  {story} <span className="vh">: {titulo}</span> <Arrow />
                </SiteLink>
              )}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
