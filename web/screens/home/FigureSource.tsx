import type { FigureInLanguage } from '#contract/content.ts';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './FigureSource.module.css';

interface SaidProps {
  year?: string | undefined;
  text: string;
  address?: string | undefined;
}

function Said({ year, text, address }: SaidProps) {
  return (
    <>
      {year && (
        <>
          <span className={styles.year}>{year.replace('-', '–')}</span> ·{' '}
        </>
      )}
      {address ? <ExternalLink href={address}>{text}</ExternalLink> : text}
    </>
  );
}

/**
 * For which year a figure is, and who says it; of one that a newer source tells more of, who says that. The year of a newer number
 * stands beside it, and here only if the older one has a year of its own.
 */
export function FigureSource({ figure: { fuente, enlace, anio, reciente } }: { figure: FigureInLanguage }) {
  const older = (!reciente || anio) && <Said year={anio} text={fuente} address={enlace} />;
  return (
    <small className={styles.source}>
      {older}
      {older && reciente && <br />}
      {reciente && (
        <Said
          year={anio && reciente.actual?.anio}
          text={reciente.actual?.fuente ?? reciente.texto}
          address={reciente.enlace}
        />
      )}
    </small>
  );
}
