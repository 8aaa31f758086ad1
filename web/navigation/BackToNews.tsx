import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './BackToNews.module.css';
import { stepsFromList } from './fromList.ts';
import { isPlainPress } from './plainPress.ts';
import { SiteLink } from './SiteLink.tsx';

/** Leads to the news; who came from the list, by one story or by several, goes back to the place in it. */
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
        if (!isPlainPress(event) || !steps) return;
        event.preventDefault();
        void navigate(-steps);
      }}
    >
      <Icon name="arrow-left" />
      {t('news.back')}
    </SiteLink>
  );
}
