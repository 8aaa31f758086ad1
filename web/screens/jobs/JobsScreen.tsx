import links from '#content/links.json' with { type: 'json' };
import { AwaitedLink } from '#web/navigation/AwaitedLink.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './JobsScreen.module.css';

/** /trabaja-con-nosotros: links alone (spec 2); the heading is for screen readers. */
export function JobsScreen() {
  const { t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
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
