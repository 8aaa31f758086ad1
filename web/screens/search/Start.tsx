import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './Start.module.css';

const SCREENS = ['microfinanzas', 'nuestras-oficinas', 'escuelas', 'involucrate', 'recursos', 'noticias'] as const;

/** Where to go without a question, or with one that has no answer. */
export function Start() {
  const { t } = useTexts();
  return (
    <section className="split" data-split="3/9" aria-labelledby="start">
      <h2 id="start" className={styles.name}>
        {t('search.start')}
      </h2>
      <ul className={styles.list}>
        <li>
          <SiteLink to={ownPath('inicio')}>
            {t('own.title.inicio')} <Arrow />
          </SiteLink>
        </li>
        {SCREENS.map((screen) => (
          <li key={screen}>
            <SiteLink to={`/${screen}`}>
              {t(`route.${screen}.title`)} <Arrow />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
