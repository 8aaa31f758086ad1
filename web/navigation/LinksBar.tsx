import type { ReactNode } from 'react';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './LinksBar.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

const PROGRAMS = ['semaforo', 'microfinanzas', 'ee', 'escuelas'] as const;

export type Program = (typeof PROGRAMS)[number];

interface LinksBarProps {
  /** On a programme's screen: the one thing to do next there, perhaps a quieter second, and the other programmes in a line. */
  next?: { program: Program; action: ReactNode; second?: ReactNode };
  /** Alone on its screen: this heading, a picture beside it, and the work of each programme. */
  pictured?: {
    title: string;
    lead: string;
    cover: ScreenPicture;
    works: Record<Program, ScreenPicture & { says: ReactNode }>;
    /** The way in once more, below them: a sentence and what to press. */
    closing: { say: string; ways: ReactNode };
  };
  /** False where the address leads nowhere. */
  share?: boolean;
  /** Ways in, below the heading. */
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
          {pictured && <p className={`lead ${styles.lead}`}>{pictured.lead}</p>}
        </div>
        {pictured && (
          <div className={`picture ${styles.cover}`}>
            <Picture src={pictured.cover.imagen} width={1600} height={900} alt={pictured.cover.alt} frame="100vw" />
          </div>
        )}
        {children && <div className={styles.doors}>{children}</div>}
        {next && (
          <p className={styles.next}>
            {next.action}
            {next.second}
          </p>
        )}
        {pictured ? (
          <ul className={styles.strip}>
            {PROGRAMS.map((program) => {
              const { imagen, alt, says } = pictured.works[program];
              return (
                <li key={program}>
                  <Picture
                    src={imagen}
                    width={1000}
                    height={1100}
                    alt={alt}
                    frame="(min-width: 960px) 25vw, 50vw"
                    loading="lazy"
                  />
                  <SiteLink to={`/${program}`}>{t(`route.${program}.title`)}</SiteLink>
                  {says}
                </li>
              );
            })}
          </ul>
        ) : (
          <ul className={next ? styles.others : `ruled ${styles.programs}`}>
            {PROGRAMS.filter((program) => program !== next?.program).map((program) => (
              <li key={program}>
                <SiteLink to={`/${program}`}>
                  {t(`route.${program}.title`)} {!next && <Arrow />}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        {pictured ? (
          <div className={styles.closing}>
            <p className={styles.invite}>{pictured.closing.say}</p>
            <div className={styles.ways}>
              {pictured.closing.ways}
              {share && <ShareButton />}
            </div>
          </div>
        ) : (
          share && <ShareButton />
        )}
      </div>
    </section>
  );
}
