import type { Theme } from '#contract/sustainability.ts';
import styles from './Facts.module.css';

/** A figure of each theme that has one. */
export function Facts({ themes }: { themes: readonly Theme[] }) {
  const figures = themes.flatMap(({ cosas }) => cosas.find(({ cifra }) => cifra)?.cifra ?? []);
  return (
    <ul className={`wrap split ${styles.figures}`} data-early="" data-split="5/7">
      {figures.map(({ valor, texto }) => (
        <li key={texto}>
          <b>{valor}</b> {texto}
        </li>
      ))}
    </ul>
  );
}
