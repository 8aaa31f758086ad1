import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Sources.module.css';

interface SourcesProps {
  /** What else they say, above their list. */
  note?: string;
  sources: readonly { nombre: string; enlace: string }[];
  className?: string | undefined;
}

export function Sources({ note, sources, className = '' }: SourcesProps) {
  const { t } = useTexts();
  const keptOpen = useKeptOpen('sources');
  return (
    <details {...keptOpen} className={`${styles.sources} ${className}`}>
      <summary>{t('common.sources')}</summary>
      {note && <p>{note}</p>}
      <ul>
        {sources.map(({ nombre, enlace }) => (
          <li key={enlace}>
            <ExternalLink href={enlace}>{nombre}</ExternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
