import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './LinksBar.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

const PROGRAMS = ['semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

const PICTURES = {
  semaforo: '/art/scene-stoplight.svg',
  microfinanzas: '/art/scene-microfinance.svg',
  ee: '/art/scene-ee.svg',
  escuelas: '/art/scene-schools.svg',
} as const;

type Program = (typeof PROGRAMS)[number];

interface LinksBarProps {
  /** On a programme's screen: the one thing to do next there, a quieter second, and the other programmes in a line. */
  next?: { program: Program; action: ReactNode; second: ReactNode };
  /** Alone on its screen: a picture of each programme, and this heading. */
  pictured?: { title: string };
  /** False where the address leads nowhere. */
  share?: boolean;
  /** Below the heading. */
  children?: ReactNode;
}

/** The block above the footer (decisions 3). */
export function LinksBar({ next, pictured, share = true, children }: LinksBarProps) {
  const { t } = useTexts();
  return (
    <section
      className={`section ${styles.bar}`}
      data-space="small"
      data-kind={pictured && 'pictured'}
      data-find="none"
      aria-label={t('links_bar.nav')}
    >
      <div className={`wrap split ${styles.inner}`} data-split="5/7">
        <div className={styles.words}>
          <h2 className={styles.title}>
            {pictured?.title ?? t(next ? `links_bar.${next.program}` : 'links_bar.title')}
          </h2>
          {children}
        </div>
        {next && (
          <p className={styles.next}>
            {next.action}
            {next.second}
          </p>
        )}
        <ul className={next ? styles.others : pictured ? styles.strip : `ruled ${styles.programs}`}>
          {PROGRAMS.filter((program) => program !== next?.program).map((program) => (
            <li key={program}>
              <SiteLink to={`/${program}`}>
                {pictured && <Picture src={PICTURES[program]} width={1200} height={900} alt="" />}
                {t(`route.${program}.title`)} {!next && !pictured && <Arrow />}
              </SiteLink>
            </li>
          ))}
        </ul>
        {share && <ShareButton />}
      </div>
    </section>
  );
}
