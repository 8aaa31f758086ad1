import type { Microfinance } from '#contract/microfinance.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import styles from './Sources.module.css';

/** Where all that the screen says comes from, folded away. */
export function Sources({ sources }: { sources: Microfinance['fuentes'] }) {
  const { t } = useTexts();
  return (
    <div className="wrap">
      <details className={styles.sources}>
        <summary>{t('microfinance.sources')}</summary>
        <ul>
          {sources.map(({ nombre, enlace }) => (
            <li key={enlace}>
              <ExternalLink href={enlace}>{nombre}</ExternalLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
