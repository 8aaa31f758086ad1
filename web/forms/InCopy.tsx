import { useContext } from 'react';
import { pagePath } from '#contract/routes.ts';
import { LiveSiteContext } from '#web/hooks/liveSite.ts';
import { useLocation } from '#web/hooks/router.tsx';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import styles from './Form.module.css';
import { OtherContacts } from './OtherContacts.tsx';

/** What a form says in a copy of the site that is files alone (docs/decisions/057). */
export function CopyNotice() {
  const { t } = useTexts();
  const site = useLiveSite();
  return (
    <div className={styles.copy}>
      <strong>{t('form.copy.title')}</strong>
      <p>{site ? t('form.copy.live', { site: site.host }) : t('form.copy.text')}</p>
    </div>
  );
}

/** In the place of the button that sends. */
export function CopyWays() {
  const { chosen: language, t } = useTexts();
  const { pathname } = useLocation();
  const site = useLiveSite();
  return (
    <>
      {site && (
        <a
          className={buttonClass}
          href={site.origin + pagePath(language, pathname, { chooses: true })}
          target="_blank"
          rel="noopener"
        >
          {t('form.copy.open', { site: site.host })} <Arrow />
          <span className="vh"> ({t('common.new_tab')})</span>
        </a>
      )}
      <OtherContacts />
      <a className={buttonClass} data-kind="plain" href={pagePath(language, '/nuestras-oficinas')}>
        {t('route.nuestras-oficinas.title')}
      </a>
    </>
  );
}

/** Undefined where none is known of, or where the copy stands in its place. */
function useLiveSite(): URL | undefined {
  const address = useContext(LiveSiteContext);
  const hydrated = useHydrated();
  if (!address || !hydrated || address === location.origin) return undefined;
  return new URL(address);
}
