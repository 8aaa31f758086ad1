import { FormSection } from '#web/forms/FormSection.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { ContactLink } from '#web/navigation/ContactLink.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Credit.module.css';

export const CREDIT_ID = 'credito';

export function Credit() {
  const { t } = useTexts();
  const text = t('microfinance.whatsapp');
  return (
    <section className="section" data-ground="sun" id={CREDIT_ID} aria-labelledby="credit" tabIndex={-1}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="credit">{t('credit.title')}</h2>
          <p className="lead">{t('credit.lead')}</p>
          <p>{t('microfinance.terms')}</p>
          <p className={styles.more}>
            <SiteLink to="/nuestras-oficinas" className="link">
              {t('route.nuestras-oficinas.title')}
            </SiteLink>
            <SiteLink to="/tasas-tarifas" className="link">
              {t('route.tasas-tarifas.title')}
            </SiteLink>
          </p>
          <div className={styles.ways}>
            <PhoneLink />
            <ContactLink way="chat" text={text} className={buttonClass}>
              {t('whatsapp.button')}
            </ContactLink>
          </div>
        </div>
        <div className={styles.place}>
          <FormSection form="credit" labelledBy="credit" />
        </div>
      </div>
    </section>
  );
}
