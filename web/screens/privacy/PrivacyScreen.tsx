import type { ReactNode } from 'react';
import foundation from '#content/foundation.json' with { type: 'json' };
import type { Privacy } from '#contract/privacy.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { SiteLink } from '#web/navigation/SiteLink.tsx';
import { PhoneLink } from '#web/sections/PhoneLink.tsx';
import { Arrow } from '#web/ui/Arrow.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Chapter } from './Chapter.tsx';
import { CopySwitch } from './CopySwitch.tsx';
import { Cover } from './Cover.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Kept } from './Kept.tsx';
import { Logged } from './Logged.tsx';
import { MeasureSwitch } from './MeasureSwitch.tsx';
import styles from './PrivacyScreen.module.css';
import { Told } from './Told.tsx';

type SectionId = Privacy['secciones'][number]['id'];

/** Of the cloths that the pictures lie on, sewn together along the page. */
const GROUNDS: Record<SectionId, string> = {
  nada: 'sun',
  dispositivo: 'tierra-deep',
  mensajes: 'mist',
  registro: 'forest',
  salidas: 'rose',
  borrar: 'sun',
  accesibilidad: 'tierra',
};

/** /politicas-de-privacidad (spec 2). */
export function PrivacyScreen({ privacy }: { privacy: Privacy }) {
  const { t } = useTexts();
  const { apertura, secciones, guardado, plazos, medicion, registro } = privacy;
  const parts: Partial<Record<SectionId, ReactNode>> = {
    dispositivo: (
      <>
        <Kept things={guardado} />
        <CopySwitch />
      </>
    ),
    mensajes: <Deadlines deadlines={plazos} />,
    registro: (
      <>
        <Logged fields={registro} />
        <Told titulo={medicion.titulo} parrafos={medicion.parrafos} />
        <MeasureSwitch />
      </>
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
      <Cover picture={apertura} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.chapters}>
          {secciones.map((section) => (
            <Chapter key={section.id} section={section} ground={GROUNDS[section.id]}>
              {parts[section.id]}
            </Chapter>
          ))}
        </div>
      </div>
      <div className={styles.last}>
        <p className="wrap">{t('privacy.last')}</p>
      </div>
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
