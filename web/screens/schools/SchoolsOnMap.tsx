import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { MapVideo } from '#web/sections/MapVideo.tsx';
import styles from './SchoolsOnMap.module.css';

export function SchoolsOnMap({ scenes }: { scenes: SchoolsMap }) {
  const { t } = useTexts();
  return (
    <section className={`wrap split ${styles.map}`} data-split="5/7" data-gap="wide" aria-labelledby="map">
      <div>
        <h2 id="map">{t('schools.map')}</h2>
        <p className={`lead ${styles.lead}`}>{t('schools.map_lead')}</p>
      </div>
      <MapVideo scenes={scenes} />
    </section>
  );
}
