import { Fragment, type ReactNode } from 'react';
import { pagePath } from '#contract/routes.ts';
import type { Theme } from '#contract/sustainability.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { useCarouselWords } from '#web/sections/useCarouselWords.ts';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Options.module.css';
import patch from './Patch.module.css';
import { withTheme } from './themeQuery.ts';

interface OptionsProps {
  themes: readonly Theme[];
  chosen: Theme | undefined;
  onChoose: (slug: string) => void;
  /** Sewn to the patches below, while none is chosen. */
  children: ReactNode;
}

/** Patches of a quilt, as many side by side as spec 9 says; none is chosen at first. */
export function Options({ themes, chosen, onChoose, children }: OptionsProps) {
  const { chosen: language, t } = useTexts();
  const words = useCarouselWords();
  const title = t('sustainability.choose');

  return (
    <div className={`section ${styles.options}`} data-ground="linen" data-chosen={chosen && ''}>
      <Carousel
        parts={{
          root: `wrap ${styles.carousel}`,
          controls: styles.controls,
          viewport: styles.viewport,
          slide: styles.slide,
        }}
        label={title}
        words={words}
        head={
          <div className={styles.head}>
            <h2>{title}</h2>
            <p className="lead">{t('sustainability.invite')}</p>
          </div>
        }
      >
        {themes.map(({ slug, icono, descripcion, dicho }) => (
          <Fragment key={slug}>
            <a
              className={`${patch.patch} ${styles.option}`}
              data-theme={slug}
              // Without scripts all themes are shown.
              href={`${pagePath(language, '/sostenibilidad')}${withTheme('', slug)}#${slug}`}
              aria-current={slug === chosen?.slug ? 'true' : undefined}
              onClick={onPlainClick(() => onChoose(slug))}
            >
              <Picture src={icono} width={400} height={400} alt="" frame="20rem" loading="lazy" />
              <span className={styles.name}>
                {descripcion}
                <span className={styles.arrow}>
                  {'\u00A0'}
                  <Arrow />
                </span>
              </span>{' '}
              <span className={styles.saying}>{dicho}</span>
            </a>
            {/* For the keyboard, which else walks the other patches first. */}
            {slug === chosen?.slug && (
              <a className={styles.go} href={`#${slug}`}>
                {t('sustainability.go')}
              </a>
            )}
          </Fragment>
        ))}
      </Carousel>
      {!chosen && children}
      <p role="status" className="vh">
        {chosen && t('sustainability.chosen', { theme: chosen.descripcion, count: chosen.cosas.length })}
      </p>
    </div>
  );
}
