import foundation from '#content/foundation.json' with { type: 'json' };
import type { Education } from '#contract/education.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Contact } from '#web/sections/Contact.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { PictureTexts } from '#web/sections/PictureTexts.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Voice } from '#web/sections/Voice.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Start } from './Start.tsx';
import { Year } from './Year.tsx';

export function EducationScreen({ education }: { education: Education }) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t('route.ee.title')}
        headline={t('route.ee.headline')}
        lead={t('route.ee.intro')}
        picture={education.apertura}
        banner
      >
        <a className={buttonClass} href={`tel:${foundation.telefono.enlace}`}>
          {/* No line break inside the number. */}
          {t('education.act', { phone: foundation.telefono.texto.replaceAll(' ', '\u00a0') })}
        </a>
      </Opening>
      <Start groups={education.publico} />
      <Year steps={education.anio} />
      <Voice voice={education.voz} side="end" />
      <PictureTexts
        kind="pasted"
        title={t('education.blocks')}
        blocks={education.bloques}
        story={t('education.story')}
        shown={1}
        more={t('education.more', { count: String(education.bloques.length - 1) })}
      />
      <Contact
        title={t('education.contact')}
        lead={t('education.contact_lead')}
        text={t('education.whatsapp')}
        picture={{ chat: true, width: 1600, height: 1000, ...education.banner }}
      />
      <LinksBar program="ee">
        <Sources sources={education.fuentes} />
      </LinksBar>
    </>
  );
}
