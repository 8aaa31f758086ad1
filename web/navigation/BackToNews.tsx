import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './BackToNews.module.css';
import { stepsFromList } from './fromList.ts';
import { isPlainClick } from './plainClick.ts';
import { SiteLink } from './SiteLink.tsx';

/** Visitors who came from the list go back in history to their place in it. */
export function BackToNews() {
  const { t } = useTexts();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <SiteLink
      to="/noticias"
      className={styles.back}
      onClick={(event) => {
        const steps = stepsFromList(state);
        if (!isPlainClick(event) || !steps) return;
        event.preventDefault();
        navigate(-steps);
      }}
    >
      <Icon name="arrow-left" />
      {t('news.back')}
    </SiteLink>
  );
}
