import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { WebDocument } from '#contract/resources.ts';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Cover.module.css';

/** How many cloths Cover.module.css has. */
const CLOTHS = 4;

interface CoverProps {
  document: WebDocument;
  heading: 'h3' | 'h4';
  /** Of the heading. */
  id: string;
  /** A number from 0, which also chooses the lace. Neighbours have other cloths, and so have those below them where four stand in a row. */
  cloth: number;
  lang: Language | undefined;
  /** Below its title. */
  children: ReactNode;
}

/** A document as a thing: a picture, else a lace; its title, as the heading of its card; what is printed below. */
export function Cover({ document: { descripcion, portada }, heading: Heading, id, cloth, lang, children }: CoverProps) {
  return (
    <div className={styles.cover} data-cloth={(cloth + Math.floor(cloth / CLOTHS)) % CLOTHS}>
      <Picture
        src={portada ?? `/art/noticias/documento-${cloth}.svg`}
        width={640}
        height={480}
        alt=""
        frame="(min-width: 960px) 25vw, 50vw"
        loading="lazy"
      />
      <div className={styles.words}>
        <Heading id={id} className={styles.title} lang={lang}>
          {descripcion}
        </Heading>
        {children}
      </div>
    </div>
  );
}
