import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_LIMIT } from '#contract/news.ts';
import { pagePath } from '#contract/routes.ts';
import { LiveSiteContext } from '#web/hooks/liveSite.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SearchField.module.css';
import { follow, isUntold, tell, type SearchText } from './searchText.ts';

interface SearchFieldProps {
  label: string;
  /** The button's name. */
  submit: string;
  /** From the address. */
  value: string;
  onSearch: (text: string) => void;
  /** By the button or Enter, once what was typed has been searched. */
  onShow?: () => void;
  autoComplete?: string;
  /** Whoever opens the screen comes to type here. */
  focusFirst?: boolean;
  className?: string | undefined;
  /** One line, quieter than what stands below it: label, field, and a glass for a button in it. */
  line?: boolean;
}

/** Browsers allow only so many changes of the address. */
const TYPING_MS = 250;

/** What is typed is told once typing rests, and on Enter or the button. */
export function SearchField({
  label,
  submit,
  value,
  onSearch,
  onShow,
  autoComplete,
  focusFirst,
  className = '',
  line = false,
}: SearchFieldProps) {
  const { chosen: language, t } = useTexts();
  const inCopy = useContext(LiveSiteContext) !== undefined;
  const { pathname } = useLocation();
  const id = useId();
  const [kept, setKept] = useState<SearchText>({ text: value, heard: value, told: [] });
  const field = follow(kept, value);
  if (field !== kept) setKept(field);
  const { text } = field;

  const input = useRef<HTMLInputElement>(null);
  // Before the next rendering, which would empty the field.
  useLayoutEffect(() => {
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

  const waits = useRef(false);
  useEffect(() => {
    if (!waits.current || value !== text) return;
    waits.current = false;
    onShow?.();
  });

  return (
    <form
      role="search"
      // Sent before the code came, when the address may have its hash form already.
      action={pagePath(language, pathname)}
      className={`${styles.search} ${className}`}
      data-line={line || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!untold) return onShow?.();
        waits.current = true;
        search();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          maxLength={SEARCH_LIMIT}
          autoComplete={autoComplete}
          data-focus-first={focusFirst || undefined}
          value={text}
          onChange={(event) => setKept({ ...field, text: event.target.value })}
        />
        {line ? (
          <button type="submit" className={styles.glass} aria-label={submit}>
            <Icon name="magnifying-glass" />
          </button>
        ) : (
          <Button type="submit">{submit}</Button>
        )}
      </div>
      {inCopy && (
        <p className={styles.codeless}>
          {t('search.without_scripts')} <SiteLink to="/mapa-del-sitio">{t('route.mapa-del-sitio.title')}</SiteLink>
        </p>
      )}
    </form>
  );
}
