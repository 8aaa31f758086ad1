import type { MouseEvent } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './SourceLink.module.css';

export const FIGURES_ID = 'numeros';

/** Leads to the figures with their years and sources. */
export function SourceLink() {
  const { t } = useTexts();
  const open = (event: MouseEvent) => {
    const more = document.getElementById(FIGURES_ID);
    if (!(more instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    more.open = true;
    more.querySelector('summary')?.focus();
  };
  return (
    <a className={styles.source} href={`#${FIGURES_ID}`} onClick={open}>
      {t('home.figures.source')}
    </a>
  );
}
