import foundation from '#content/foundation.json' with { type: 'json' };
import { ownPath } from '#contract/routes.ts';
import type { Stoplight } from '#contract/stoplight.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { Contact } from '#web/sections/Contact.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { PictureTexts } from '#web/sections/PictureTexts.tsx';
import { Voice } from '#web/sections/Voice.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Indicators } from './Indicators.tsx';
import { Lights } from './Lights.tsx';
import styles from './Opening.module.css';
import { Partners } from './Partners.tsx';
import { Steps } from './Steps.tsx';

export function StoplightScreen({ stoplight }: { stoplight: Stoplight }) {
  const { t } = useTexts();
  const take = (
    <SiteLink to={ownPath('inicio')} className={buttonClass}>
      {t('own.invite')} <Arrow />
    </SiteLink>
  );
  return (
    <>
      <Opening
        title={t('route.semaforo.title')}
        headline={t('route.semaforo.headline')}
        lead={t('route.semaforo.intro')}
        picture={stoplight.apertura}
        banner
        parts={{
          root: styles.opening,
          words: styles.words,
          headline: styles.headline,
          actions: styles.actions,
        }}
      >
        {take}
        <p className={styles.note}>{t('stoplight.own')}</p>
        <a className={buttonClass} data-kind="plain" href={`tel:${foundation.telefono.enlace}`}>
          {t('stoplight.act', { phone: foundation.telefono.texto.replaceAll(' ', '\u00a0') })}
        </a>
      </Opening>
      <Lights colours={stoplight.colores} />
      <Steps steps={stoplight.pasos} />
      <Voice voice={stoplight.voz} ground="rose" />
      <PictureTexts
        kind="led"
        title={t('stoplight.blocks')}
        blocks={stoplight.bloques}
        shown={1}
        more={t('stoplight.blocks_fold', { count: String(stoplight.bloques.length - 1) })}
      />
      <Indicators dimensions={stoplight.dimensiones} />
      <Partners organizations={stoplight.organizaciones} sources={stoplight.fuentes} />
      <Contact
        title={t('stoplight.contact')}
        text={t('stoplight.whatsapp')}
        call={t('stoplight.contact_call')}
        picture={{ width: 1200, height: 800, ...stoplight.cierre }}
      >
        {take}
      </Contact>
      <LinksBar program="semaforo" />
    </>
  );
}
