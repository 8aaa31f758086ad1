import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/classNames.ts';
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
  /** On the band's foot; read before the words. */
  picture?: ReactNode;
  /** Below the sentence. */
  children?: ReactNode;
  /** Further classes, for a screen's own layout of it. */
  parts?: Partial<Record<'inner' | 'picture' | 'words', string | undefined>>;
}

/** How a screen ends for who came for something: where to go from here. */
export function NextStep({ say, action, to, part, ground, picture, children, parts }: NextStepProps) {
  const { t } = useTexts();
  return (
    <section
      className={classNames('section', styles.step)}
      data-ground={ground}
      data-space="small"
      data-find="none"
      aria-label={t('next.nav')}
    >
      <div className={classNames('wrap', Boolean(picture) && styles.beside, parts?.inner)}>
        {picture && <div className={classNames(styles.foot, parts?.picture)}>{picture}</div>}
        <div className={classNames(styles.words, parts?.words)}>
          <p className={styles.say}>{say}</p>
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
