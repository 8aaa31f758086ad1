import type { ReactNode } from 'react';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './NextStep.module.css';
import { ShareButton } from './ShareButton.tsx';
import { SiteLink } from './SiteLink.tsx';

interface NextStepProps {
  /** One sentence. */
  say: string;
  /** One thing to do. */
  action: string;
  to: string;
  /** Of that screen (parts.ts). */
  part?: string;
  ground: 'mist' | 'rose' | 'sun' | 'tierra-deep';
  /** Who says it, and who that is: a drawing is cut out at its sides, on the ground's edge. */
  portrait?: ScreenPicture & { leyenda: string };
  /** Below that. */
  children?: ReactNode;
}

/** How a screen ends for who came for something: where to go from here. */
export function NextStep({ say, action, to, part, ground, portrait, children }: NextStepProps) {
  const { t } = useTexts();
  return (
    <section
      className={`section ${styles.step}`}
      data-ground={ground}
      data-space="small"
      data-find="none"
      data-portrait={portrait && ''}
      aria-label={t('next.nav')}
    >
      <div className={`wrap ${styles.inner}`}>
        {portrait && (
          <Picture
            src={portrait.imagen}
            width={768}
            height={960}
            alt={portrait.alt}
            frame="(min-width: 960px) 38rem, (min-width: 600px) 26rem, 15rem"
            loading="lazy"
          />
        )}
        <div className={styles.words}>
          <p className={styles.say}>{say}</p>
          {portrait && <p className={styles.who}>{portrait.leyenda}</p>}
          {children}
          <div className={styles.ways}>
            <SiteLink
              to={to}
              {...(part && { part })}
              className={buttonClass}
              data-kind={ground === 'tierra-deep' ? 'sun' : undefined}
            >
              {action} <Arrow />
            </SiteLink>
            <ShareButton />
          </div>
        </div>
      </div>
    </section>
  );
}
