import type { Sustainability } from '#contract/sustainability.ts';
import styles from './Facts.module.css';
import { Source } from './Source.tsx';

type FactsProps = Pick<Sustainability, 'temas' | 'fuentes'>;

/** A figure of each theme that has one, on cloth of its own. */
export function Facts({ temas, fuentes }: FactsProps) {
  const told = temas.flatMap(({ cosas }) => {
    const one = cosas.find(({ cifra }) => cifra);
    return one?.cifra ? { ...one.cifra, fuente: one.fuente } : [];
  });
  return (
    <div className="wrap">
      <ul className={styles.facts}>
        {told.map(({ valor, texto, fuente }) => (
          <li key={texto}>
            <b>{valor}</b>
            <div>
              <p>{texto}</p>
              <Source sources={fuentes} id={fuente} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
