import { useId } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { SearchField } from '#web/sections/SearchField.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Finder.module.css';
import { MAP_ID } from './OfficeMap.tsx';
import type { Nearest } from './useNearest.ts';

interface FinderProps {
  /** From the address. */
  search: string;
  onSearch: (text: string) => void;
  /** By the button or Enter, once what is typed has been searched. */
  onShow: () => void;
  nearest: Nearest;
  onAsk: () => void;
  onForget: () => void;
  told: string;
}

export function Finder({ search, onSearch, onShow, nearest, onAsk, onForget, told }: FinderProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className={styles.finder}>
      <SearchField
        label={t('offices.search')}
        submit={t('offices.search_submit')}
        value={search}
        onSearch={onSearch}
        onShow={onShow}
        autoComplete="address-level2"
      />
      <div className={styles.near}>
        <Button kind="plain" onClick={onAsk} aria-busy={nearest.state === 'asking'} aria-describedby={id}>
          {t('offices.near')}
        </Button>
        <a
          href={`#${MAP_ID}`}
          className={styles.toMap}
          onClick={onPlainClick(() => {
            const map = document.getElementById(MAP_ID);
            map?.focus({ preventScroll: true });
            map?.scrollIntoView();
          })}
        >
          {t('offices.to_map')}
        </a>
        <p id={id} className={styles.note}>
          {t('offices.near_note')}
        </p>
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {nearest.state === 'found' && (
        <button type="button" className={styles.forget} onClick={onForget}>
          {t('offices.forget')}
        </button>
      )}
    </div>
  );
}
