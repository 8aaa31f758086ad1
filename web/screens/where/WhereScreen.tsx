import type { FigureInLanguage } from '#contract/content.ts';
import type { Countries } from '#contract/countries.ts';
import { ownPath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { NextStep } from '#web/navigation/NextStep.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Hero } from './Hero.tsx';
import { Hubs } from './Hubs.tsx';
import { Journey } from './Journey.tsx';
import styles from './WhereScreen.module.css';
import { World } from './World.tsx';

interface WhereScreenProps {
  countries: Countries;
  figures: readonly FigureInLanguage[];
}

export function WhereScreen({ countries: { apertura, viaje, regiones, fuentes }, figures }: WhereScreenProps) {
  const { t } = useTexts();
  return (
    <>
      <Hero picture={apertura} />
      <World figures={figures} regions={regiones} sources={fuentes} />
      <Hubs regions={regiones} />
      <Journey slides={viaje} />
      <div className={`wrap ${styles.sources}`}>
        <Sources sources={fuentes} />
      </div>
      <NextStep
        say={t('next.where')}
        action={t('own.invite')}
        to={ownPath('inicio')}
        ground="rose"
        parts={{ inner: styles.home, picture: styles.doorstep }}
        picture={<Picture src="/art/where-home.svg" width={1000} height={640} alt="" loading="lazy" />}
      />
    </>
  );
}
