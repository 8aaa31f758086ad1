import type { MouseEvent } from 'react';
import type { FigureInLanguage } from '#contract/content.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './SourceLink.module.css';

export const SOURCES_ID = 'numeros';

/** Year of a figure, if known, and a link to its source. */
export function SourceLink({ figure: { anio, titulo } }: { figure: FigureInLanguage }) {
  const { t } = useTexts();
  const open = (event: MouseEvent) => {
    const sources = document.getElementById(SOURCES_ID);
    if (!(sources instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    sources.open = true;
    sources.querySelector('summary')?.focus();
  };
  const name = (anio ? `${anio.replace('-', '–')}, ` : '') + t('home.figures.source');
  return (
    <a className={styles.source} href={`#${SOURCES_ID}`} aria-label={`${name}: ${titulo}`} onClick={open}>
      {name}
    </a>
  );
}
