import type { ReactNode } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import styles from './Section.module.css';

interface SectionProps {
  section: Privacy['secciones'][number];
  /** Its place in the index. */
  number: number;
  /** What only this section has; `wide`: as wide as the page, below title and words. */
  children?: ReactNode;
  wide?: boolean;
}

/** A numbered section: its title on the left, what it says on the right. */
export function Section({ section: { id, titulo, parrafos, puntos }, number, children, wide = false }: SectionProps) {
  const heading = `${id}-title`;
  return (
    // The focus comes here from the index.
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={heading} data-part={id}>
      <div className={`wrap ${styles.inner}`}>
        <h2 id={heading} className={styles.title}>
          <span className={styles.number}>{number}</span> {titulo}
        </h2>
        <div className={styles.words}>
          <div className={styles.paragraphs}>
            {parrafos.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {puntos && (
            <dl>
              {puntos.map(({ nombre, texto }) => (
                <div key={nombre} className={styles.point}>
                  <dt>{nombre}</dt>
                  <dd>{texto}</dd>
                </div>
              ))}
            </dl>
          )}
          {!wide && children}
        </div>
        {wide && <div className={styles.wide}>{children}</div>}
      </div>
    </section>
  );
}
