import { useEffect, useId, useRef, useState } from 'react';
import { SEARCH_LIMIT } from '#contract/news.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './NewsSearch.module.css';
import { follow, isUntold, tell, type SearchText } from './searchText.ts';

interface NewsSearchProps {
  /** From the address. */
  value: string;
  onSearch: (text: string) => void;
}

/** Browsers allow only so many changes of the address. */
const TYPING_MS = 250;

/** What is typed is told once typing rests, and on Enter or the button. */
export function NewsSearch({ value, onSearch }: NewsSearchProps) {
  const { t } = useTexts();
  const id = useId();
  const [kept, setKept] = useState<SearchText>({ text: value, heard: value, told: [] });
  const field = follow(kept, value);
  if (field !== kept) setKept(field);
  const { text } = field;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before the page's code came.
    const typed = input.current?.value;
    if (typed) setKept((before) => ({ ...before, text: typed }));
  }, []);

  const search = () => {
    setKept(tell(field));
    onSearch(text);
  };
  const untold = isUntold(field);
  useEffect(() => {
    if (!untold) return undefined;
    const timer = setTimeout(search, TYPING_MS);
    return () => clearTimeout(timer);
  });

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (untold) search();
      }}
    >
      <label htmlFor={id}>{t('news.search')}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          maxLength={SEARCH_LIMIT}
          value={text}
          onChange={(event) => setKept({ ...field, text: event.target.value })}
        />
        <Button type="submit">{t('news.search_submit')}</Button>
      </div>
    </form>
  );
}
