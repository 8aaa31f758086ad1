import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { AREAS_ID } from './Areas.tsx';
import { DOORS_ID } from './Doors.tsx';
import styles from './Ways.module.css';

/** Ways to join in with one's time, of which most are further down. */
export function Ways() {
  const { t } = useTexts();
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`#${AREAS_ID}`}>
          {t('involve.act')} <Down />
        </a>
      </li>
      <li>
        <a href={`#${DOORS_ID}`}>
          {t('involve.ways_stoplight')} <Down />
        </a>
      </li>
      <li>
        <SiteLink to="/trabaja-con-nosotros">
          {t('route.trabaja-con-nosotros.title')} <Arrow />
        </SiteLink>
      </li>
    </ul>
  );
}

function Down() {
  return (
    <span className={styles.down}>
      <Arrow />
    </span>
  );
}
