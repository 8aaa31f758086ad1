import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Finder.module.css';
import type { Nearest } from './useNearest.ts';

interface FinderProps {
  search: string;
  onSearch: (text: string) => void;
  nearest: Nearest;
  onAsk: () => void;
  onForget: () => void;
  told: string;
}

export function Finder({ search, onSearch, nearest, onAsk, onForget, told }: FinderProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before the page was hydrated.
    const typed = input.current?.value;
    if (typed) onSearch(typed);
  }, [onSearch]);
  return (
    <form role="search" className={styles.finder} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{t('offices.search')}</label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="address-level2"
          maxLength={60}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button onClick={onAsk} aria-busy={nearest.state === 'asking'} aria-describedby={`${id}-note`}>
          {t('offices.near')}
        </Button>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {t('offices.near_note')}
      </p>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {nearest.state === 'found' && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t('offices.forget')}
        </button>
      )}
    </form>
  );
}
