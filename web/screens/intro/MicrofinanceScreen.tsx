import { useId } from 'react';
import { FormSection } from '#web/forms/FormSection.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { IntroScreen } from './IntroScreen.tsx';
import styles from './MicrofinanceScreen.module.css';

/** /microfinanzas: what the programme is, and a form to ask for credit with. */
export function MicrofinanceScreen() {
  const { t } = useTexts();
  const heading = useId();
  return (
    <IntroScreen name="microfinanzas">
      <section className={`wrap ${styles.credit}`} aria-labelledby={heading}>
        <div className={styles.words}>
          <h2 id={heading}>{t('credit.title')}</h2>
          <p className="lead">{t('credit.lead')}</p>
          <img src="/art/rosette-linen.svg" width="400" height="400" alt="" loading="lazy" />
        </div>
        <div>
          <FormSection form="credit" labelledBy={heading} />
        </div>
      </section>
    </IntroScreen>
  );
}
