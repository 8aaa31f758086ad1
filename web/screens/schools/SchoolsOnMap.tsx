import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { MapVideo } from '#web/sections/MapVideo.tsx';
import styles from './SchoolsOnMap.module.css';

export function SchoolsOnMap({ scenes }: { scenes: SchoolsMap }) {
  return (
    <div className={`wrap ${styles.map}`}>
      <MapVideo scenes={scenes} />
    </div>
  );
}
