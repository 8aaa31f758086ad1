import type { FigureInLanguage } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { SOURCES_ID } from './SourceLink.tsx';
import styles from './Sources.module.css';
import { useFigure } from './useFigure.ts';

export function Sources({ figures }: { figures: FigureInLanguage[] }) {
  const { t } = useTexts();
  const write = useFigure();
  return (
    <details className={styles.sources} id={SOURCES_ID}>
      <summary>{t('home.figures.title')}</summary>
      <ul>
        {figures.map((figure) => (
          <li key={figure.tipo}>
            <strong>{write(figure)}</strong> {figure.titulo}.{' '}
            {figure.enlace ? (
              <ExternalLink href={figure.enlace}>{figure.fuente}</ExternalLink>
            ) : (
              <span>{figure.fuente}</span>
            )}
            , {figure.anio?.replace('-', '–') ?? t('home.figures.pending')}.
          </li>
        ))}
      </ul>
      <a href="/numeros.json">{t('home.figures.data')}</a>
    </details>
  );
}
