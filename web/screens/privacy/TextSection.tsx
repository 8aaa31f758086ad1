import type { ReactNode } from 'react';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import type { TextSection as Content } from '#contract/textSections.ts';
import type { InLanguage } from '#contract/translated.ts';
import { Credit } from './Credit.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './TextSection.module.css';

interface TextSectionProps {
  section: InLanguage<Content>;
  number: number;
  /** What only this section has; `wide`: as wide as the page. */
  children?: ReactNode;
  wide?: boolean;
  /** A colour token. */
  ground?: string | undefined;
  /** Stands on the section's lower edge, below the title, on phones below the words. */
  picture?: ScreenPicture | undefined;
  /** On phones the points are behind this. */
  fold?: string | undefined;
}

/** A chapter of a page of text: its title at the side, paragraphs and points. */
export function TextSection({
  section: { id, titulo, parrafos, puntos },
  number,
  children,
  wide = false,
  ground,
  picture,
  fold,
}: TextSectionProps) {
  const heading = `${id}-title`;
  const points = puntos && (
    <dl>
      {puntos.map(({ nombre, texto }) => (
        <div key={nombre} className={styles.point}>
          <dt>{nombre}</dt>
          <dd>{texto}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    // The focus comes here from the index.
    <section
      id={id}
      tabIndex={-1}
      className={`section ${styles.section}`}
      data-space="small"
      data-ground={ground}
      aria-labelledby={heading}
    >
      <div className={`wrap split ${styles.inner}`} data-split="5/7" data-gap="wide">
        <h2 id={heading} className={styles.title}>
          <span className={styles.number}>{number}</span> {titulo}
        </h2>
        <div className={styles.words}>
          <div className={styles.paragraphs}>
            {parrafos.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {points && fold ? (
            <Fold id={id} label={fold}>
              {points}
            </Fold>
          ) : (
            points
          )}
          {!wide && children}
          <Credit of={picture?.credito} />
        </div>
        {wide && <div className={styles.wide}>{children}</div>}
        {picture && (
          <Picture
            className={styles.picture}
            src={picture.imagen}
            width={900}
            height={900}
            alt={picture.alt}
            frame="(min-width: 960px) 42vw, 34rem"
            loading="lazy"
          />
        )}
      </div>
    </section>
  );
}
