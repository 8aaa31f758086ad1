import type { About } from '#contract/about.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { Opening } from '#web/sections/Opening.tsx';
import { Voice } from '#web/sections/Voice.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './AboutScreen.module.css';
import { Allies } from './Allies.tsx';
import { Governance } from './Governance.tsx';
import { Honours } from './Honours.tsx';
import { Press } from './Press.tsx';
import { Purpose } from './Purpose.tsx';
import { Team } from './Team.tsx';
import { Years } from './Years.tsx';

export function AboutScreen({ about }: { about: About }) {
  const { t } = useTexts();
  return (
    <>
      <Opening
        title={t('route.nosotros.title')}
        headline={t('route.nosotros.headline')}
        lead={t('route.nosotros.intro')}
        picture={about.apertura}
        banner
      />
      <Purpose mission={about.mision} vision={about.vision} />
      <Years milestones={about.hitos} />
      <Voice voice={about.voz} side="end" ground="sun" />
      <Team director={about.direccion} team={about.equipo} work={about.trabajo} />
      <Governance assembly={about.asamblea} comptroller={about.sindicatura} board={about.directorio} />
      <Honours awards={about.premios} certifications={about.certificaciones} />
      <Allies groups={about.aliados} sources={about.fuentes} />
      <Press press={about.prensa} />
      <NextStep
        say={t('next.about')}
        action={t('route.involucrate.title')}
        to="/involucrate"
        ground="tierra-deep"
        parts={{ inner: styles.join, picture: styles.inviting }}
        picture={<Picture src="/art/about-invitation.svg" width={1000} height={640} alt="" loading="lazy" />}
      />
    </>
  );
}
