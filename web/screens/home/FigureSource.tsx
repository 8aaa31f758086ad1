import type { FigureInLanguage } from '#contract/content.ts';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './FigureSource.module.css';

/** For which year a figure is, and who says it; of one that has grown since, who says so: the year stands beside the newer number. */
export function FigureSource({ figure: { fuente, enlace, anio, reciente } }: { figure: FigureInLanguage }) {
  const year = reciente?.actual ? undefined : anio;
  const text = reciente ? (reciente.actual?.fuente ?? reciente.texto) : fuente;
  const address = reciente?.enlace ?? enlace;
  return (
    <small className={styles.source}>
      {year && (
        <>
          <span className={styles.year}>{year.replace('-', '–')}</span> ·{' '}
        </>
      )}
      {address ? <ExternalLink href={address}>{text}</ExternalLink> : text}
    </small>
  );
}
