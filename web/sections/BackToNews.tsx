import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { faArrowLeft } from '#web/ui/icons.ts';
import styles from './BackToNews.module.css';
import { SiteLink } from './SiteLink.tsx';

export function BackToNews() {
  const { t } = useTexts();
  return (
    <SiteLink to="/noticias" className={styles.back}>
      <Icon icon={faArrowLeft} />
      {t('news.back')}
    </SiteLink>
  );
}
