import links from '#content/links.json' with { type: 'json' };
import { AwaitedLink } from '#web/navigation/AwaitedLink.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './JobsScreen.module.css';

/** /trabaja-con-nosotros: links alone (spec 2) below a picture of the work; the heading is for screen readers. */
export function JobsScreen() {
  const { t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <div className={`picture ${styles.visit}`}>
        <Picture src="/art/jobs-doorstep.svg" width={1600} height={900} alt={t('jobs.alt')} frame="100vw" />
      </div>
      <LinksBar pictured={{ title: t('jobs.title') }}>
        <ul className={`ruled ${styles.ways}`}>
          <li>
            <AwaitedLink link={links.portal_empleo}>{t('jobs.portal')}</AwaitedLink>
          </li>
          <li>
            <SiteLink to="/involucrate">
              {t('jobs.internships')} <Arrow />
            </SiteLink>
          </li>
        </ul>
      </LinksBar>
    </>
  );
}
