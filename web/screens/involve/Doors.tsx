import { useFormDialog } from '#web/forms/useFormDialog.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './Doors.module.css';

export function Doors() {
  const { t } = useTexts();
  const { open, loading, failure, dialog } = useFormDialog();
  return (
    <section className={`section ${styles.doors}`} data-space="band" aria-labelledby="doors">
      <div className={`wrap split ${styles.inner}`} data-split="5/7">
        <h2 id="doors">{t('involve.ways')}</h2>
        <ul className="ruled">
          <li className={styles.live}>
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
      </div>
      {dialog}
    </section>
  );
}
