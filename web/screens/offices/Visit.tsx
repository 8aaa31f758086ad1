import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { CREDIT, EXAMPLE, LOANS } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Visit.module.css';

/** What people ask at an office, and where the site answers it. */
const QUESTIONS = [
  ['papers', '/microfinanzas', CREDIT],
  ['total', '/tasas-tarifas', EXAMPLE],
  ['committee', '/microfinanzas', LOANS],
] as const;

export function Visit() {
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
