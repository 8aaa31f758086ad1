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

/** A figure of each theme, while none is chosen: below its patch where all five have room, else a list. */
export function Facts({ themes, onOpen }: FactsProps) {
  const { chosen: language, t } = useTexts();
  return (
    <ul className={`wrap ${styles.facts}`}>
      {themes.map(({ slug, descripcion, resumen, cosas }) => {
        const figure = cosas.find(({ cifra }) => cifra)?.cifra;
        return (
          <li key={slug}>
            <strong className={styles.name}>{descripcion}</strong> {figure && <b>{figure.valor}</b>}{' '}
            <p>{figure ? figure.texto : resumen}</p>
            <a
              className="link"
              href={`${pagePath(language, '/sostenibilidad')}${withTheme('', slug)}#${slug}`}
              onClick={onPlainClick(() => onOpen(slug))}
            >
              {t('sustainability.open', { count: cosas.length })} <span className="vh">({descripcion})</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
