import type { FigureInLanguage } from '#contract/content.ts';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './FigureSource.module.css';

/** For which year a figure is, and who says it; of one that has grown since, how far. */
export function FigureSource({ figure: { fuente, enlace, anio, reciente } }: { figure: FigureInLanguage }) {
  return (
    <small className={styles.source} data-grown={reciente?.actual && ''}>
      {anio && (
        <>
          <span className={styles.year}>{anio.replace('-', '–')}</span> ·{' '}
        </>
      )}
      {reciente ? (
        <ExternalLink href={reciente.enlace}>{reciente.texto}</ExternalLink>
      ) : enlace ? (
        <ExternalLink href={enlace}>{fuente}</ExternalLink>
      ) : (
        fuente
      )}
    </small>
  );
}
