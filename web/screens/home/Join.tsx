import links from '#content/links.json' with { type: 'json' };
import { useTexts } from '#web/i18n/texts.tsx';
import { ExternalLink } from '#web/navigation/ExternalLink.tsx';
import { GIVING } from '#web/navigation/parts.ts';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import styles from './Join.module.css';

/** In the padding of an empty inline box: an inline icon could wrap alone. */
function Onward() {
  return (
    <span className={styles.onward}>
      <Arrow />
    </span>
  );
}

export function Join() {
  const { t } = useTexts();
  return (
    <section className={`section ${styles.join}`} data-ground="sun" data-space="small" aria-labelledby="join">
      <div className="wrap split" data-split="5/7">
        <h2 id="join">{t('home.join.title')}</h2>
        <ul className="ruled">
          <li>
            <SiteLink to="/microfinanzas" className="card-link">
              {t('home.join.ask')}
              <Onward />
            </SiteLink>
            <p>{t('home.join.ask.text')}</p>
          </li>
          <li>
            <ExternalLink href={links.kiva.enlace} className="card-link">
              {t('home.join.lend')}
            </ExternalLink>
            <p>{t('home.join.lend.text')}</p>
          </li>
          <li>
            <SiteLink to="/involucrate" part={GIVING} className="card-link">
              {t('home.join.give')}
              <Onward />
            </SiteLink>
            <p>{t('home.join.give.text')}</p>
          </li>
          <li>
            <SiteLink to="/involucrate" className="card-link">
              {t('home.join.take_part')}
              <Onward />
            </SiteLink>
            <p>{t('home.join.take_part.text')}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
