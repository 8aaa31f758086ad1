import type { SchoolsMap } from '#contract/schoolsMap.ts';
import { MapFilm } from '#web/sections/MapFilm.tsx';
import styles from './SchoolsOnMap.module.css';

/** The film that tells where the schools are (spec 2), before their names and ways in. */
export function SchoolsOnMap({ scenes }: { scenes: SchoolsMap }) {
  return (
    <div className={`wrap ${styles.map}`}>
      <MapFilm scenes={scenes} />
    </div>
  );
}
