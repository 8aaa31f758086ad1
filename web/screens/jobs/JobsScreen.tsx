import links from '#content/links.json' with { type: 'json' };
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import styles from './JobsScreen.module.css';

/** /trabaja-con-nosotros: empty (spec 2); the heading is for screen readers. */
export function JobsScreen() {
  const { t } = useTexts();
  const lead = (
    <>
      {t('jobs.lead')}
      <span className={styles.ways}>
        <ExternalLink href={links.portal_empleo.enlace} className="link">
          {t('jobs.portal')}
        </ExternalLink>
        <SiteLink to="/involucrate" className="link">
          {t('jobs.internships')}
        </SiteLink>
      </span>
    </>
  );
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <LinksBar opening={{ title: t('jobs.title'), lead }} />
    </>
  );
}
