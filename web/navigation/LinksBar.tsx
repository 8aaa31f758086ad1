import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { PROGRAMS } from './groups.ts';
import styles from './LinksBar.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

interface LinksBarProps {
  /** On a programme's screen: the one thing to do next there, perhaps a quieter second, and the other programmes in a line. */
  next?: { program: (typeof PROGRAMS)[number]; action: ReactNode; second?: ReactNode };
  /** False where the address leads nowhere. */
  share?: boolean;
}

/** The block above the footer (decisions 3). */
export function LinksBar({ next, share = true }: LinksBarProps) {
  const { t } = useTexts();
  return (
    <section className={`section ${styles.bar}`} data-space="small" data-find="none" aria-label={t('links_bar.nav')}>
      <div className={`wrap split ${styles.inner}`} data-split="5/7">
        <div className={styles.words}>
          <h2 className={styles.title}>{t(next ? `links_bar.${next.program}` : 'links_bar.title')}</h2>
        </div>
        {next && (
          <p className={styles.next}>
            {next.action}
            {next.second}
          </p>
        )}
        <ul className={next ? styles.others : `ruled ${styles.programs}`}>
          {PROGRAMS.filter((program) => program !== next?.program).map((program) => (
            <li key={program}>
              <SiteLink to={`/${program}`}>
                {t(`route.${program}.title`)} {!next && <Arrow />}
              </SiteLink>
            </li>
          ))}
        </ul>
        {share && <ShareButton />}
      </div>
    </section>
  );
}
