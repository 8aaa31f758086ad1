import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Sources.module.css';

interface SourcesProps {
  sources: readonly { nombre: string; enlace: string }[];
  className?: string | undefined;
}

export function Sources({ sources, className = '' }: SourcesProps) {
  const { t } = useTexts();
  return (
    <details className={`${styles.sources} ${className}`}>
      <summary>{t('common.sources')}</summary>
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
