import type { FigureInLanguage } from '#contract/content.ts';
import type { Countries } from '#contract/countries.ts';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Counters } from './Counters.tsx';
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
  return (
    <>
      <Hero picture={apertura} />
      <Counters figures={figures} />
      <World regions={regiones} sources={fuentes} />
      <Journey slides={viaje} />
      <Hubs regions={regiones} />
      <div className={`wrap ${styles.sources}`}>
        <Sources sources={fuentes} />
      </div>
      <LinksBar />
    </>
  );
}
