import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Frame.module.css';

export function NotBegun() {
  const { t } = useTexts();
  return (
    <section className={`wrap ${styles.frame}`}>
      <h1>{t('own.not_begun')}</h1>
      <p className="lead">{t('own.not_begun_hint')}</p>
      <p>
        <SiteLink to={ownPath('inicio')} className={buttonClass}>
          {t('own.to_start')}
        </SiteLink>
      </p>
    </section>
  );
}
