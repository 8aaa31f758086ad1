import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ExternalLink.module.css';

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Class of what is seen of it; absent: the link itself looks so. */
  face?: string | undefined;
  /** Without its arrow: the list around it says that its links open in another tab. */
  quiet?: boolean;
}

export function ExternalLink({ children, face, quiet = false, ...rest }: ExternalLinkProps) {
  const { t } = useTexts();
  const seen = (
    <>
      {children}
      {!quiet && (
        <span className={styles.iconBox}>
          <Icon name="arrow-up-right-from-square" className={styles.icon} />
        </span>
      )}
    </>
  );
  return (
    <a {...rest} target="_blank" rel="noopener">
      {face ? <span className={face}>{seen}</span> : seen}
      <span className="vh"> ({t('common.new_tab')})</span>
    </a>
  );
}
