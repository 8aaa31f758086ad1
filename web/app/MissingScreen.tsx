import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Opening } from '#web/sections/Opening.tsx';

/** What stands at an address that leads nowhere. */
export function MissingScreen() {
  const { t } = useTexts();
  return (
    <>
      <Opening title={t('missing.title')} lead={t('missing.text')}>
        <SiteLink to="/index" className={buttonClass}>
          {t('route.index.title')} <Arrow />
        </SiteLink>
      </Opening>
      <LinksBar share={false} />
    </>
  );
}
