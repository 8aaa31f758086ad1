import type { Post } from '#contract/posts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Closing.module.css';
import { closingAction } from './closingAction.ts';

export function Closing({ post }: { post: Post }) {
  const { t } = useTexts();
  const action = closingAction(post);
  return (
    <aside className={styles.closing} aria-label={t('news.closing')}>
      <p>{t(`news.closing.${action}`)}</p>
      <SiteLink to={`/${action}`} className={buttonClass}>
        {t(`news.closing.${action}.do`)} <Arrow />
      </SiteLink>
    </aside>
  );
}
