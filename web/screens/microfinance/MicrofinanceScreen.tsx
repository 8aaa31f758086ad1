import type { Microfinance } from '#contract/microfinance.ts';
import { CREDIT, EXAMPLE } from '#web/navigation/parts.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Voice } from '#web/sections/Voice.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Credit } from './Credit.tsx';
import { Featured } from './Featured.tsx';
import { Market } from './Market.tsx';

export function MicrofinanceScreen({ microfinance }: { microfinance: Microfinance }) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t('route.microfinanzas.title')}
        headline={t('route.microfinanzas.headline')}
        lead={t('route.microfinanzas.intro')}
        picture={microfinance.apertura}
        banner
      >
        <a className={buttonClass} href={`#${CREDIT}`}>
          {t('credit.title')}
        </a>
        <SiteLink to="/tasas-tarifas" part={EXAMPLE} className="link">
          {t('microfinance.cost')}
        </SiteLink>
      </Opening>
      <Market products={microfinance.productos} />
      <Featured slides={microfinance.destacados} />
      <Voice voice={microfinance.voz} side="end" ground="rose" />
      <Credit />
      <LinksBar program="microfinanzas">
        <Sources sources={microfinance.fuentes} />
      </LinksBar>
    </>
  );
}
