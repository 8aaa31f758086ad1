import { useKeptOpen } from '#web/hooks/useKeptOpen.ts';
import styles from './TechnicalNames.module.css';

interface TechnicalNamesProps {
  /** Its name among the folds of the page. */
  id: string;
  title: string;
  /** `codes` as a browser or the log shows them. */
  rows: readonly { name: string; codes: readonly string[]; where?: string }[];
}

/** For who looks a thing up in the browser or the log: folded, as most do not. */
export function TechnicalNames({ id, title, rows }: TechnicalNamesProps) {
  const keptOpen = useKeptOpen(id);
  return (
    <details {...keptOpen} className={styles.names} data-find="none">
      <summary>{title}</summary>
      <dl>
        {rows.map(({ name, codes, where }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {codes.map((code) => (
                <code key={code} translate="no">
                  {code}
                </code>
              ))}
              {where && <span>{where}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
