import links from '#content/links.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './Join.module.css';

/** What a visitor can do next: ask for credit, lend, take part. */
export function Join() {
  const { t } = useTexts();
  return (
    <section className={styles.join} aria-labelledby="join">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="join">{t('home.join.title')}</h2>
        <ul>
          <li>
            <SiteLink to="/microfinanzas">
              {t('home.join.ask')} <Arrow />
            </SiteLink>
            <p>{t('home.join.ask.text')}</p>
          </li>
          <li>
            <ExternalLink href={links.kiva.enlace}>{t('home.join.lend')}</ExternalLink>
            <p>{t('home.join.lend.text')}</p>
          </li>
          <li>
            <SiteLink to="/involucrate">
              {t('home.join.take_part')} <Arrow />
            </SiteLink>
            <p>{t('home.join.take_part.text')}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
