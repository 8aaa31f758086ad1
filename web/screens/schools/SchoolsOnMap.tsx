import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { MapVideo } from '#web/sections/MapVideo.tsx';
import styles from './SchoolsOnMap.module.css';

/** The video that tells where the schools are (spec 2), before their names and ways in. */
export function SchoolsOnMap({ scenes }: { scenes: SchoolsMap }) {
  return (
    <div className={`wrap ${styles.map}`}>
      <MapVideo scenes={scenes} />
    </div>
  );
}
