import type { ReactNode } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { CopySwitch } from './CopySwitch.tsx';
import { Cover } from './Cover.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Detail } from './Detail.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { Kept } from './Kept.tsx';
import { Logged } from './Logged.tsx';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import { TextSection } from './TextSection.tsx';

type SectionId = Privacy['secciones'][number]['id'];

/** A phone has their points behind a fold. */
const FOLDED: ReadonlySet<SectionId> = new Set<SectionId>(['nada', 'salidas', 'accesibilidad']);

const GROUNDS: Partial<Record<SectionId, string>> = { mensajes: 'tierra-deep', borrar: 'sun' };

/** /politicas-de-privacidad (spec 2). */
export function PrivacyScreen({ privacy }: { privacy: Privacy }) {
  const { t } = useTexts();
  const { apertura, resumen, secciones, guardado, plazos, medicion, registro } = privacy;
  const parts: Partial<Record<SectionId, ReactNode>> = {
    dispositivo: (
      <div className="split" data-gap="wide">
        <Kept things={guardado} />
        <CopySwitch />
      </div>
    ),
    mensajes: <Deadlines deadlines={plazos} />,
    registro: (
      <div className="split" data-gap="wide">
        <div>
          <Logged fields={registro} />
          <Detail id="measured" label={medicion.titulo}>
            <Paragraphs of={medicion.parrafos} />
          </Detail>
        </div>
        <MeasureSwitch />
      </div>
    ),
    borrar: (
      <>
        <PhoneLink />
        <HeadOffice />
      </>
    ),
    accesibilidad: (
      <p>
        <SiteLink to="/accesibilidad" className={buttonClass} data-kind="line">
          {t('route.accesibilidad.title')} <Arrow />
        </SiteLink>
      </p>
    ),
  };
  return (
    <>
      <Cover picture={apertura} summary={resumen} sections={secciones} />
      {secciones.map((section, at) => (
        <TextSection
          key={section.id}
          section={section}
          number={at + 1}
          ground={GROUNDS[section.id]}
          fold={
            FOLDED.has(section.id) ? t('privacy.points_fold', { count: String(section.puntos?.length) }) : undefined
          }
        >
          {parts[section.id]}
        </TextSection>
      ))}
    </>
  );
}

function HeadOffice() {
  const { t } = useTexts();
  return (
    <address>
      <strong>{t('footer.office')}</strong>
      {foundation.direccion.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
