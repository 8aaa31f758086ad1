import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { PROGRAMS } from './groups.ts';
import styles from './LinksBar.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

interface LinksBarProps {
  /** On its own screen, which ended with one thing to do: the other programmes in a line. */
  program?: (typeof PROGRAMS)[number];
  /** First in the line. */
  children?: ReactNode;
  /** False where the address leads nowhere. */
  share?: boolean;
}

/** The block above the footer (decisions 3). */
export function LinksBar({ program: here, children, share = true }: LinksBarProps) {
  const { t } = useTexts();
  return (
    <section
      className={`section ${styles.bar}`}
      data-space={here ? 'line' : 'small'}
      data-find="none"
      aria-label={t('links_bar.nav')}
    >
      <div className={`wrap ${here ? styles.line : `split ${styles.inner}`}`} data-split="5/7">
        {!here && (
          <div className={styles.words}>
            <h2 className={styles.title}>{t('links_bar.title')}</h2>
          </div>
        )}
        {children}
        <ul className={here ? styles.others : `ruled ${styles.programs}`}>
          {PROGRAMS.filter((program) => program !== here).map((program) => (
            <li key={program}>
              <SiteLink to={`/${program}`}>
                {t(`route.${program}.title`)} {!here && <Arrow />}
              </SiteLink>
            </li>
          ))}
        </ul>
        {share && <ShareButton />}
      </div>
    </section>
  );
}
