import type { Involvement } from '#contract/involvement.ts';
import type { ScreenPicture } from '#contract/pictureSchema.ts';
import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Credit } from '#web/sections/Credit.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Doors.module.css';

export const DOORS_ID = 'sumarse';

interface DoorsProps {
  picture: ScreenPicture;
  sources: Involvement['fuentes'];
}

/** How the screen ends: other ways in, and who took them. */
export function Doors({ picture, sources }: DoorsProps) {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  return (
    <section
      className={`section ${styles.doors}`}
      id={DOORS_ID}
      tabIndex={-1}
      data-ground="rose"
      data-space="small"
      aria-labelledby="doors"
    >
      <div className={`wrap ${styles.inner}`}>
        <h2 id="doors">{t('involve.ways')}</h2>
        <ul>
          <li className="scripted">
            <button
              type="button"
              className="card-link"
              aria-haspopup="dialog"
              aria-busy={loading !== undefined}
              onClick={() => open({ form: 'contact', preset: { consulta: 'semaforo-organizaciones' } })}
            >
              {t('involve.ways_stoplight')} <Arrow />
            </button>
            <p>{t('involve.ways_stoplight_text')}</p>
            <p role="status">{failure}</p>
          </li>
          <li>
            <SiteLink to="/trabaja-con-nosotros" className="card-link">
              {t('route.trabaja-con-nosotros.title')} <Arrow />
            </SiteLink>
            <p>{t('involve.ways_jobs_text')}</p>
          </li>
        </ul>
        <Sources sources={sources} />
        <div className={styles.picture}>
          <Picture
            src={picture.imagen}
            width={1000}
            height={740}
            alt={picture.alt}
            frame="(min-width: 960px) 45vw, 100vw"
            loading="lazy"
          />
          <Credit of={picture.credito} />
        </div>
      </div>
      {dialog}
    </section>
  );
}
