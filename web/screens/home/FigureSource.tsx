import type { FigureInLanguage } from '#contract/content.ts';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './FigureSource.module.css';

/** Who says a figure and for which year; then what a newer source says. */
export function FigureSource({ figure: { fuente, enlace, anio, reciente } }: { figure: FigureInLanguage }) {
  return (
    <small className={styles.source}>
      {enlace ? <ExternalLink href={enlace}>{fuente}</ExternalLink> : fuente}
      {anio && (
        <>
          , <span className={styles.year}>{anio.replace('-', '–')}</span>
        </>
      )}
      {reciente && (
        <>
          {'. '}
          <ExternalLink href={reciente.enlace}>{reciente.texto}</ExternalLink>
        </>
      )}
    </small>
  );
}
