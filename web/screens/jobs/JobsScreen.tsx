import links from '#content/links.json' with { type: 'json' };
import { AwaitedLink } from '#web/navigation/AwaitedLink.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './JobsScreen.module.css';

/** /trabaja-con-nosotros: links alone (spec 2); the heading is for screen readers. */
export function JobsScreen() {
  const { t } = useTexts();
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <LinksBar>
        <ul className={styles.ways}>
          <li>
            <AwaitedLink link={links.portal_empleo} className="link">
              {t('jobs.portal')}
            </AwaitedLink>
          </li>
          <li>
            <SiteLink to="/involucrate" className="link">
              {t('jobs.internships')}
            </SiteLink>
          </li>
        </ul>
      </LinksBar>
    </>
  );
}
