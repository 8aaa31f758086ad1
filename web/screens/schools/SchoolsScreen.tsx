import foundation from '#content/foundation.json' with { type: 'json' };
import type { Schools } from '#contract/schools.ts';
import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Contact } from '#web/sections/Contact.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { PictureTexts } from '#web/sections/PictureTexts.tsx';
import { Voice } from '#web/sections/Voice.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Day } from './Day.tsx';
import { Journey } from './Journey.tsx';
import { Places } from './Places.tsx';
import { Sales } from './Sales.tsx';

interface SchoolsScreenProps {
  schools: Schools;
  scenes: SchoolsMap;
}

export function SchoolsScreen({ schools, scenes }: SchoolsScreenProps) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t('route.escuelas.title')}
        headline={t('route.escuelas.headline')}
        lead={t('route.escuelas.intro')}
        picture={schools.apertura}
        banner
      >
        <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
          {t('schools.act', { phone: foundation.telefono.texto.replaceAll(' ', '\u00a0') })}
        </a>
      </Opening>
      <PictureTexts kind="hung" title={t('schools.blocks')} blocks={schools.bloques} />
      <Day hours={schools.jornada} />
      <Voice voice={schools.voz} ground="sun" />
      <Sales sales={schools.ventas} />
      <Places schools={schools.escuelas} scenes={scenes} />
      <Journey steps={schools.camino} followers={schools.replica} sources={schools.fuentes} />
      <Contact
        title={t('schools.contact')}
        text={t('schools.whatsapp')}
        picture={{ width: 1200, height: 800, ...schools.banner }}
      />
      <LinksBar program="escuelas" />
    </>
  );
}
