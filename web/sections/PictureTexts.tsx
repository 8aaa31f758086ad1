import { storyPath } from '#contract/routes.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Credit } from './Credit.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './PictureTexts.module.css';

interface Block {
  imagen: string;
  alt: string;
  titulo: string;
  texto: string;
  historia?: string | undefined;
  credito?: string | undefined;
}

interface PictureTextsProps {
  title: string;
  /** One large beside the heading, the others in rows: `led` of three, `hung` of a narrow and a wide one. `pasted`: on squared paper. */
  kind: 'led' | 'hung' | 'pasted';
  blocks: readonly Block[];
  story?: string;
  /** How many a phone shows at once. Absent: 2. */
  shown?: number;
  /** Says that there are more, on a phone, whose pictures then look out below it. Absent, or for one alone: their titles. */
  more?: string;
}

const BLEEDS: Record<PictureTextsProps['kind'], readonly string[]> = {
  led: ['start', 'end'],
  hung: ['start', '', 'end'],
  pasted: [''],
};

const SIZES: Record<PictureTextsProps['kind'], string> = {
  led: '(min-width: 600px) 58vw, 100vw',
  hung: '(min-width: 600px) 58vw, 100vw',
  pasted: '(min-width: 600px) 54vw, 100vw',
};

/** Below the large one. */
const LOW = { led: '(min-width: 600px) 31vw, 100vw', hung: '(min-width: 600px) 56vw, 100vw' };

export function PictureTexts({ title, kind, blocks, story, shown = 2, more }: PictureTextsProps) {
  const bleeds = BLEEDS[kind];
  const folded = blocks.slice(shown);
  const peek = more !== undefined && folded.length > 1;
  const show = ({ imagen, alt, titulo, texto, historia, credito }: Block, at: number) => (
    <article
      key={imagen}
      className={styles.block}
      data-at={at + 1}
      data-even={at % 2 ? '' : undefined}
      aria-labelledby={`blocks-${at + 1}`}
    >
      <div className={`picture ${styles.picture}`} data-bleed={bleeds[at % bleeds.length] || undefined}>
        <Picture
          src={imagen}
          width={1200}
          height={900}
          alt={alt}
          frame={kind !== 'pasted' && at > 0 ? LOW[kind] : SIZES[kind]}
          loading="lazy"
        />
      </div>
      <div className={styles.words}>
        <h3 id={`blocks-${at + 1}`}>{titulo}</h3>
        <p>{texto}</p>
        <Credit of={credito} />
        {historia && (
          <SiteLink to={storyPath(historia)} className="link">
            {story} <span className="vh">: {titulo}</span> <Arrow />
          </SiteLink>
        )}
      </div>
    </article>
  );
  return (
    <section className={`section ${styles.blocks}`} data-space="band" data-kind={kind} aria-labelledby="blocks">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="blocks">{title}</h2>
        {blocks.slice(0, shown).map(show)}
        {folded.length > 0 && (
          <Fold id="blocks" label={peek ? more : folded.map(({ titulo }) => titulo).join(', ')} peek={peek}>
            {folded.map((block, at) => show(block, shown + at))}
          </Fold>
        )}
      </div>
    </section>
  );
}
