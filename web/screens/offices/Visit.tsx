import type { Offices } from '#contract/offices.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { EXAMPLE, LOANS } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Visit.module.css';

/** What people ask at an office, and where the site answers it. */
const QUESTIONS = [
  ['total', '/tasas-tarifas', EXAMPLE],
  ['committee', '/microfinanzas', LOANS],
] as const;

/** `phone` answers what no screen does: the papers differ from loan to loan. */
export function Visit({ phone }: { phone: Offices['comun']['telefono'] }) {
  const { t } = useTexts();
  return (
    <NextStep
      say={t('next.offices')}
      action={t('next.offices_action')}
      to="/tasas-tarifas"
      part={EXAMPLE}
      ground="rose"
      parts={{ inner: styles.visit, picture: styles.front }}
      picture={<Picture src="/art/offices-front.svg" width={1000} height={840} alt="" loading="lazy" />}
    >
      <ul className={styles.questions}>
        <li>
          <a href={`tel:${phone.enlace}`}>
            <span>
              {t('offices.here.papers')}{' '}
              <span className={styles.answer}>{t('offices.here.papers_answer', { phone: phone.texto })}</span>
            </span>
            <Icon name="phone" className={styles.icon} />
          </a>
        </li>
        {QUESTIONS.map(([question, to, part]) => (
          <li key={question}>
            <SiteLink to={to} part={part}>
              {t(`offices.here.${question}`)} <Arrow />
            </SiteLink>
          </li>
        ))}
      </ul>
    </NextStep>
  );
}
