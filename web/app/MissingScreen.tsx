import { LinksBar } from '#web/sections/LinksBar.tsx';
import { PageHead } from '#web/sections/PageHead.tsx';
import { SiteLink } from '#web/sections/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Opening } from '#web/sections/Opening.tsx';

/** What stands at an address that leads nowhere. */
export function MissingScreen() {
  const { t } = useTexts();
  return (
    <>
      <PageHead title={t('missing.title')} description={t('missing.description')} path={undefined} />
      <Opening title={t('missing.title')} lead={t('missing.text')}>
        <SiteLink to="/index" className={buttonClass}>
          {t('route.index.title')} <Arrow />
        </SiteLink>
      </Opening>
      <LinksBar />
    </>
  );
}
