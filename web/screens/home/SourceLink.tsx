import type { MouseEvent } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './SourceLink.module.css';

export const FIGURES_ID = 'numeros';

/** Year of a figure, if known, and a link to its source. */
export function SourceLink({ figure: { anio } }: { figure: FigureInLanguage }) {
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
      {anio && <span className={styles.year}>{`${anio.replace('-', '–')},\u00A0`}</span>}
      {t('home.figures.source')}
    </a>
  );
}
