import links from '#content/links.json' with { type: 'json' };
import type { Content } from '#web/i18n/content.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { PROGRAMS } from '#web/navigation/groups.ts';
import { ShareButton } from '#web/navigation/ShareButton.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './JobsScreen.module.css';

/** While its address is pending, only the footer names it. */
const portal: { enlace: string; pendiente?: string } = links.portal_empleo;

/**
 * /trabaja-con-nosotros: the links bar alone (spec 2). It asks what somebody can do, and each programme answers with a day's
 * work; the main heading is for screen readers.
 */
export function JobsScreen({ jobs: { apertura, programas, fuentes } }: { jobs: Content<'jobs'> }) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <section className={styles.bar} aria-labelledby="can">
        <div className={`wrap split ${styles.opening}`}>
          <div className={styles.call}>
            <h2 className={styles.title} id="can">
              {t('jobs.title')}
            </h2>
            <p className={`statement ${styles.lead}`}>{t('jobs.lead')}</p>
            <Button
              aria-haspopup="dialog"
              aria-busy={loading !== undefined}
              onClick={() => open({ form: 'contact', preset: { consulta: 'vacancias' } })}
            >
              {t('jobs.post_ask')}
            </Button>
            {!portal.pendiente && <ExternalLink href={portal.enlace}>{t('jobs.portal')}</ExternalLink>}
            <p role="status">{failure}</p>
            {dialog}
          </div>
          <div className={`picture ${styles.cover}`}>
            <Picture
              src={apertura.imagen}
              width={1200}
              height={1000}
              alt={apertura.alt}
              frame="(min-width: 960px) 50vw, 100vw"
            />
          </div>
          <Credit of={apertura.credito} />
        </div>
        <ul className={styles.works}>
          {PROGRAMS.map((program) => {
            const { imagen, alt, credito } = programas[program];
            return (
              <li key={program}>
                <div className={styles.shot}>
                  <Picture
                    src={imagen}
                    width={1200}
                    height={1000}
                    alt={alt}
                    frame="(min-width: 600px) 58vw, 100vw"
                    loading="lazy"
                  />
                </div>
                <div className={styles.work}>
                  <div className={styles.trade}>
                    <h3>{t(`jobs.skill.${program}`)}</h3>
                    <p>{t(`jobs.trade.${program}`)}</p>
                  </div>
                  <p className={styles.day}>{t(`jobs.work.${program}`)}</p>
                  <SiteLink to={`/${program}`}>
                    {t(`route.${program}.title`)} <Arrow />
                  </SiteLink>
                  <Credit of={credito} />
                </div>
              </li>
            );
          })}
        </ul>
        <div className="section" data-ground="sun" data-space="small" data-find="none">
          <div className={`wrap split ${styles.closing}`}>
            <p className={styles.invite}>{t('jobs.closing')}</p>
            <div>
              <p className={styles.proof}>{t('jobs.proof')}</p>
              <Sources sources={fuentes} />
              <div className={styles.ways}>
                <PhoneLink />
                <SiteLink to="/involucrate" className="link">
                  {t('jobs.internships')} <Arrow />
                </SiteLink>
                <ShareButton />
              </div>
            </div>
            <div className={styles.first}>
              <Picture src="/art/jobs-peg.svg" width={1000} height={760} alt="" loading="lazy" />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
