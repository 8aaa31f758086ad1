import { pagePath } from '#contract/routes.ts';
import type { Theme } from '#contract/sustainability.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import styles from './Facts.module.css';
import { withTheme } from './themeQuery.ts';

interface FactsProps {
  themes: readonly Theme[];
  /** Chooses the theme and goes to it. */
  onOpen: (slug: string) => void;
}

/** While no theme is chosen: what each is about, below its patch where all five have room, else in a list. Then their figures. */
export function Facts({ themes, onOpen }: FactsProps) {
  const { chosen: language, t } = useTexts();
  const figures = themes.flatMap(({ cosas }) => cosas.find(({ cifra }) => cifra)?.cifra ?? []);
  return (
    <>
      <ul className={`wrap ${styles.facts}`}>
        {themes.map(({ slug, descripcion, resumen }) => (
          <li key={slug}>
            <b className={styles.name}>{descripcion}</b>
            <p>{resumen}</p>
            <a
              className="link"
              href={`${pagePath(language, '/sostenibilidad')}${withTheme('', slug)}#${slug}`}
              onClick={onPlainClick(() => onOpen(slug))}
            >
              {t('sustainability.open')} <span className="vh">({descripcion})</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={`wrap split ${styles.figures}`} data-early="">
        {figures.map(({ valor, texto }) => (
          <li key={texto}>
            <b>{valor}</b> {texto}
          </li>
        ))}
      </ul>
    </>
  );
}
