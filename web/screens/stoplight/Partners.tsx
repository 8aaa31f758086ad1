import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { WordMark } from '#web/sections/WordMark.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import styles from './Partners.module.css';

interface PartnersProps {
  organizations: Stoplight['organizaciones'];
  sources: Stoplight['fuentes'];
}

export function Partners({ organizations, sources }: PartnersProps) {
  const { t } = useTexts();
  return (
    <section className="wrap section" data-space="small" aria-labelledby="partners">
      <div className="split" data-head="">
        <h2 id="partners">{t('stoplight.partners')}</h2>
        <p className="lead">{t('stoplight.partners_lead')}</p>
      </div>
      <Fold id="partners" label={t('stoplight.partners_fold', { count: String(organizations.length) })}>
        <ul className={styles.marks}>
          {organizations.map(({ nombre, pais }) => (
            <li key={nombre}>
              <WordMark name={nombre} />
              <span>{pais}</span>
            </li>
          ))}
        </ul>
      </Fold>
      <Sources sources={sources} className={styles.sources} />
    </section>
  );
}
