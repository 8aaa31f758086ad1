import type { Sustainability } from '#contract/sustainability.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Source.module.css';

interface SourceProps {
  sources: Sustainability['fuentes'];
  /** Left out where nobody else says it. */
  id: string | undefined;
}

/** Who says so. */
export function Source({ sources, id }: SourceProps) {
  const { t } = useTexts();
  const source = sources.find((one) => one.id === id);
  return (
    source && (
      <p className={styles.source}>
        {t('common.source')} <ExternalLink href={source.enlace}>{source.nombre}</ExternalLink>
      </p>
    )
  );
}
