import { useEffect, useId, useState, type MouseEvent } from 'react';
import { doorwayPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './NewsFilter.module.css';
import type { NewsQuery } from './newsQuery.ts';

interface NewsFilterProps {
  categories: { id: number; name: string; count: number }[];
  query: NewsQuery;
  /** Stories that the query leaves. */
  found: number;
  onChange: (next: Partial<NewsQuery>) => void;
}

/** The address follows the typing after this pause: browsers allow only so many changes of it. */
const TYPING_MS = 250;

/** Categories as links (without scripts they lead to the category's own page) and a search that ignores accents. */
export function NewsFilter({ categories, query, found, onChange }: NewsFilterProps) {
  const { language, t } = useTexts();
  const field = useId();
  const choices = [{ id: 0, name: t('news.all_categories') }, ...categories];

  const choose = (event: MouseEvent, category: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onChange({ category });
  };

  return (
    <div className={styles.filter}>
      {categories.length > 1 && (
        <ul className={styles.chips} aria-label={t('news.categories')}>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <a
                href={doorwayPath(language, id ? `/noticias/categoria/${id}` : '/noticias')}
                aria-current={query.category === id ? 'true' : undefined}
                onClick={(event) => choose(event, id)}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={field}>{t('news.search')}</label>
        <SearchField id={field} value={query.search} onSettle={(search) => onChange({ search })} />
      </form>
      <p role="status" className={styles.count}>
        {(query.search || query.category > 0) &&
          t(new Intl.PluralRules(language).select(found) === 'one' ? 'news.found_one' : 'news.found_other', {
            count: found,
          })}
      </p>
    </div>
  );
}

/** A field that is typed in freely and tells its text once the typing rests. A text from outside (back, reset) replaces it. */
function SearchField({ id, value, onSettle }: { id: string; value: string; onSettle: (value: string) => void }) {
  const [typed, setTyped] = useState({ text: value, from: value });
  const text = typed.from === value ? typed.text : value;

  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSettle(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSettle]);

  return (
    <input
      id={id}
      type="search"
      enterKeyHint="search"
      maxLength={100}
      value={text}
      onChange={(event) => setTyped({ text: event.target.value, from: value })}
    />
  );
}
