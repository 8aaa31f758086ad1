import links from '#content/links.json' with { type: 'json' };
import type { Content } from '#web/i18n/content.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { LinksBar, type Program } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './JobsScreen.module.css';

/** While its address is pending, only the footer names it. */
const portal: { enlace: string; pendiente?: string } = links.portal_empleo;

/** /trabaja-con-nosotros: the links bar alone (spec 2), with who works here; the main heading is for screen readers. */
export function JobsScreen({ pictures }: { pictures: Content<'jobs'> }) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  const work = (program: Program) => ({
    ...pictures.programas[program],
    says: (
      <>
        <p>{t(`jobs.work.${program}`)}</p>
        <Credit of={pictures.programas[program].credito} />
      </>
    ),
  });
  const ask = (
    <Button
      aria-haspopup="dialog"
      aria-busy={loading !== undefined}
      onClick={() => open({ form: 'contact', preset: { consulta: 'vacancias' } })}
    >
      {t('jobs.post_ask')}
    </Button>
  );
  return (
    <>
      <h1 className="vh">{t('route.trabaja-con-nosotros.title')}</h1>
      <LinksBar
        pictured={{
          title: t('jobs.title'),
          lead: t('jobs.lead'),
          cover: pictures.apertura,
          works: {
            semaforo: work('semaforo'),
            microfinanzas: work('microfinanzas'),
            ee: work('ee'),
            escuelas: work('escuelas'),
          },
          closing: {
            say: t('jobs.closing'),
            ways: ask,
          },
        }}
      >
        <ul className={`ruled ${styles.ways}`}>
          {!portal.pendiente && (
            <li>
              <ExternalLink href={portal.enlace}>{t('jobs.portal')}</ExternalLink>
            </li>
          )}
          <li>
            <h3>{t('jobs.post')}</h3>
            <p>{t('jobs.post_hint')}</p>
            <div className={styles.ask}>
              {ask}
              <PhoneLink />
            </div>
            <p role="status">{failure}</p>
            {dialog}
          </li>
          <li>
            <h3>
              <SiteLink to="/involucrate">
                {t('jobs.internships')} <Arrow />
              </SiteLink>
            </h3>
            <p>{t('jobs.internships_hint')}</p>
          </li>
        </ul>
        <Credit of={pictures.apertura.credito} />
      </LinksBar>
    </>
  );
}
