import type { ReactNode } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import styles from './Section.module.css';

interface SectionProps {
  section: Privacy['secciones'][number];
  /** Its place in the index. */
  number: number;
  /** What only this section has. */
  children?: ReactNode;
}

/** A numbered section: its title on the left, what it says on the right. */
export function Section({ section: { id, titulo, parrafos, puntos }, number, children }: SectionProps) {
  const heading = `${id}-title`;
  return (
    // The focus comes here from the index.
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={heading} data-part={id}>
      <div className={`wrap ${styles.inner}`}>
        <h2 id={heading} className={styles.title}>
          <span className={styles.number}>{number}</span> {titulo}
        </h2>
        <div className={styles.words}>
          {parrafos.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {puntos && (
          <dl className={styles.points}>
            {puntos.map(({ nombre, texto }) => (
              <div key={nombre} className={styles.point}>
                <dt>{nombre}</dt>
                <dd>{texto}</dd>
              </div>
            ))}
          </dl>
        )}
        {children && <div className={styles.part}>{children}</div>}
      </div>
    </section>
  );
}
