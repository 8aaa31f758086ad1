import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './LinksBar.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

const PROGRAMS = ['semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

interface LinksBarProps {
  /** False on the 404 page. */
  share?: boolean;
  /** Larger heading, for pages without other content. */
  opening?: { title: string; lead: ReactNode };
}

/** The block above the footer (decisions 3). */
export function LinksBar({ share = true, opening }: LinksBarProps) {
  const { t } = useTexts();
  return (
    <section
      className={`section ${styles.bar}`}
      data-space="small"
      aria-label={t('links_bar.nav')}
      data-kind={opening && 'opening'}
    >
      <div className={`wrap split ${styles.inner}`} data-split="5/7">
        <div className={styles.words}>
          <h2 className={styles.title}>{opening?.title ?? t('links_bar.title')}</h2>
          {opening && <p className="lead">{opening.lead}</p>}
        </div>
        <ul className={`ruled ${styles.programs}`}>
          {PROGRAMS.map((program) => (
            <li key={program}>
              <SiteLink to={`/${program}`}>
                {t(`route.${program}.title`)} <Arrow />
              </SiteLink>
            </li>
          ))}
        </ul>
        {share && <ShareButton />}
      </div>
    </section>
  );
}
