import type { ReactNode } from 'react';
import type { Privacy } from '#contract/privacy.ts';
import styles from './Section.module.css';

interface SectionProps {
  section: Privacy['secciones'][number];
  number: number;
  /** What only this section has; `wide`: as wide as the page. */
  children?: ReactNode;
  wide?: boolean;
}

const GROUNDS: Partial<Record<Privacy['secciones'][number]['id'], string>> = { mensajes: 'tierra-deep', borrar: 'sun' };

export function Section({ section: { id, titulo, parrafos, puntos }, number, children, wide = false }: SectionProps) {
  const heading = `${id}-title`;
  return (
    // The focus comes here from the index.
    <section
      id={id}
      tabIndex={-1}
      className={`section ${styles.section}`}
      data-space="small"
      data-ground={GROUNDS[id]}
      aria-labelledby={heading}
    >
      <div className="wrap split" data-split="5/7" data-gap="wide">
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
