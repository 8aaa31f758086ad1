import type { ReactNode } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Cover } from './Cover.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Kept } from './Kept.tsx';
import { Logged } from './Logged.tsx';
import { Section } from './Section.tsx';

type SectionId = Privacy['secciones'][number]['id'];

/** Their own part is as wide as the page. */
const WIDE: ReadonlySet<SectionId> = new Set<SectionId>(['dispositivo', 'mensajes']);

/** /politicas-de-privacidad (spec 2). */
export function PrivacyScreen({ privacy }: { privacy: Privacy }) {
  const { secciones, guardado, plazos, registro } = privacy;
  const parts: Partial<Record<SectionId, ReactNode>> = {
    dispositivo: <Kept things={guardado} />,
    mensajes: <Deadlines deadlines={plazos} />,
    registro: <Logged fields={registro} />,
    borrar: (
      <>
        <PhoneLink />
        <HeadOffice />
      </>
    ),
    accesibilidad: <PhoneLink />,
  };
  return (
    <>
      <Cover sections={secciones} />
      {secciones.map((section, at) => (
        <Section key={section.id} section={section} number={at + 1} wide={WIDE.has(section.id)}>
          {parts[section.id]}
        </Section>
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
