import type { ComponentProps } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ExternalLink.module.css';

export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { t } = useTexts();
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className={styles.iconBox}>
        <Icon name="arrow-up-right-from-square" className={styles.icon} />
      </span>
      <span className="vh"> ({t('common.new_tab')})</span>
    </a>
  );
}
