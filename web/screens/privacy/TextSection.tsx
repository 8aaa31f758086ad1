import type { ReactNode } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import { Credit } from '#web/sections/Credit.tsx';
import { Points } from '#web/sections/Points.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Detail } from './Detail.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './TextSection.module.css';

interface TextSectionProps {
  section: Privacy['secciones'][number];
  number: number;
  /** What only this section has. */
  children?: ReactNode;
  /** A colour token. */
  ground?: string | undefined;
  /** On phones the points are behind this. */
  fold?: string | undefined;
}

/**
 * A chapter of the policy: its title beside its paragraphs; below both, or beside a picture on the chapter's lower edge, the
 * rest.
 */
export function TextSection({
  section: { id, titulo, parrafos, detalle, puntos, escena: picture },
  number,
  children,
  ground,
  fold,
}: TextSectionProps) {
  const heading = `${id}-title`;
  const points = <Points points={puntos} columns={picture ? 1 : 3} />;
  const rest = (
    <>
      {fold ? (
        <Fold id={id} label={fold}>
          {points}
        </Fold>
      ) : (
        points
      )}
      {children}
    </>
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
      <div
        className={`wrap split ${styles.inner}`}
        data-split="5/7"
        data-gap="wide"
        data-early={picture ? '' : undefined}
      >
        <h2 id={heading} className={styles.title}>
          <span className={styles.number}>{number}</span> {titulo}
        </h2>
        <div className={styles.words}>
          <div className={styles.paragraphs}>
            <Paragraphs of={parrafos} />
          </div>
          {detalle && (
            <Detail id={`${id}-detail`} label={detalle.titulo}>
              <Paragraphs of={detalle.parrafos} />
            </Detail>
          )}
          {picture && <div className={styles.rest}>{rest}</div>}
          <Credit of={picture?.credito} />
        </div>
        {picture ? (
          <Picture
            className={styles.picture}
            src={picture.imagen}
            width={900}
            height={900}
            alt={picture.alt}
            frame="(min-width: 600px) 42vw, 34rem"
            loading="lazy"
          />
        ) : (
          <div className={`${styles.rest} ${styles.wide}`}>{rest}</div>
        )}
      </div>
    </section>
  );
}
