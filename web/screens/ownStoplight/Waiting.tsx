import foundation from '#content/foundation.json' with { type: 'json' };
import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Frame.module.css';

/** The server knows nothing of the visitor's; without scripts it says what it needs. */
export function Waiting() {
  const { t } = useTexts();
  return (
    <section className={`wrap ${styles.frame}`}>
      <h1>{t('own.title.inicio')}</h1>
      <div className={styles.without}>
        <p className="lead">{t('own.without_scripts')}</p>
        <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
          {t('stoplight.act', { phone: foundation.telefono.texto.replaceAll(' ', '\u00a0') })}
        </a>
        <SiteLink to={ownPath('inicio')}>{t('own.to_start')}</SiteLink>
      </div>
    </section>
  );
}
