import type { Microfinance } from '#contract/microfinance.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { HEROES } from '#web/sections/heroes.ts';
import { Opening } from '#web/sections/Opening.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Credit, CREDIT_ID } from './Credit.tsx';
import { Featured } from './Featured.tsx';
import { Market } from './Market.tsx';
import styles from './MicrofinanceScreen.module.css';

export function MicrofinanceScreen({ microfinance }: { microfinance: Microfinance }) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t('route.microfinanzas.title')}
        headline={t('route.microfinanzas.headline')}
        lead={t('route.microfinanzas.intro')}
        picture={HEROES.microfinance}
        banner
      >
        <a className={buttonClass} href={`#${CREDIT_ID}`}>
          {t('credit.title')}
        </a>
      </Opening>
      <Market products={microfinance.productos} />
      <Featured slides={microfinance.destacados} />
      <Credit />
      <div className={`wrap ${styles.sources}`}>
        <Sources sources={microfinance.fuentes} />
      </div>
      <LinksBar />
    </>
  );
}
