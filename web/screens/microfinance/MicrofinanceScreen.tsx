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
import styles from './MicrofinanceScreen.module.css';

export function MicrofinanceScreen({ microfinance }: { microfinance: Microfinance }) {
  const { t } = useTexts();
  const ask = (
    <a className={buttonClass} href={`#${CREDIT}`}>
      {t('credit.title')}
    </a>
  );
  return (
    <>
      <Opening
        title={t('route.microfinanzas.title')}
        headline={t('route.microfinanzas.headline')}
        lead={t('route.microfinanzas.intro')}
        picture={microfinance.apertura}
        banner
      >
        {ask}
        <SiteLink to="/tasas-tarifas" part={EXAMPLE} className="link">
          {t('microfinance.cost')}
        </SiteLink>
      </Opening>
      <Market products={microfinance.productos} />
      <Featured slides={microfinance.destacados} />
      <Voice voice={microfinance.voz} side="end" ground="rose" />
      <Credit />
      <div className={`wrap ${styles.sources}`}>
        <Sources sources={microfinance.fuentes} />
      </div>
      <LinksBar
        next={{
          program: 'microfinanzas',
          action: ask,
          second: (
            <SiteLink to="/nuestras-oficinas" className="link">
              {t('route.nuestras-oficinas.title')}
            </SiteLink>
          ),
        }}
      />
    </>
  );
}
