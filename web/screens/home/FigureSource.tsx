import type { FigureInLanguage } from '#contract/content.ts';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './FigureSource.module.css';

/** Who says a figure and for which year. */
export function FigureSource({ figure: { fuente, enlace, anio } }: { figure: FigureInLanguage }) {
  return (
    <small className={styles.source}>
      {enlace ? <ExternalLink href={enlace}>{fuente}</ExternalLink> : fuente}
      {anio && (
        <>
          , <span className={styles.year}>{anio.replace('-', '–')}</span>
        </>
      )}
    </small>
  );
}
