import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '#web/i18n/texts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { faArrowLeft } from '#web/ui/icons.ts';
import styles from './BackToNews.module.css';
import { isFromList } from './fromList.ts';
import { isPlainPress } from './plainPress.ts';
import { SiteLink } from './SiteLink.tsx';

/** Leads to the news; who came from the list goes back to the place in it. */
export function BackToNews() {
  const { t } = useTexts();
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <SiteLink
      to="/noticias"
      className={styles.back}
      onClick={(event) => {
        if (!isPlainPress(event) || !isFromList(state)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon icon={faArrowLeft} />
      {t('news.back')}
    </SiteLink>
  );
}
