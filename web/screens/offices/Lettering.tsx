import { useTexts } from '#web/i18n/texts.tsx';
import { COUNTRY, pathOf, project, RIVER, type Frame } from './frames.ts';
import styles from './Lettering.module.css';
import { ASUNCION } from './stops.ts';

/** Of the lines on which names are lettered. */
const [RIVER_ID, CHACO_ID] = ['offices-river', 'offices-chaco'];

/** On the map of the country, in its units: from each ring's distance to the next one's; where the Chaco is named, between two. */
const STEP = { x: -30, y: -114 };
const RINGS = [1, 2, 3, 4, 5];
/** The last of those within EAST. */
const LAST_EAST = 3;
const CHACO = { radius: 640, from: 0.45, to: 1.3 };

/** What the land is called, in units of the map; for eyes only, as the land itself. */
export function Lettering({ frame }: { frame: Frame }) {
  const { t } = useTexts();
  const isCountry = frame === COUNTRY;
  const capital = project(frame, ASUNCION);
  return (
    <svg className={styles.lettering} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      {isCountry ? (
        <>
          {RINGS.map((ring) => (
            <text
              key={ring}
              className={styles.ring}
              data-west={ring > LAST_EAST ? '' : undefined}
              x={capital.x + ring * STEP.x}
              y={capital.y + ring * STEP.y}
            >
              {t('offices.km', { km: ring * 100 })}
            </text>
          ))}
          <path id={CHACO_ID} className={styles.line} d={arc(capital)} />
          <text className={styles.chaco} data-west="">
            <textPath href={`#${CHACO_ID}`} startOffset="50%">
              {t('offices.land.chaco')}
            </textPath>
          </text>
          <text className={styles.chaco} data-cut="" x="530" y="520">
            {t('offices.land.chaco')}
          </text>
          <path id={RIVER_ID} className={styles.line} d={pathOf(frame, RIVER.slice(0, 8))} />
          <text className={styles.river} dy="-0.45em">
            <textPath href={`#${RIVER_ID}`} startOffset="6%">
              {t('offices.land.river')}
            </textPath>
          </text>
        </>
      ) : (
        <>
          <text className={styles.chaco} data-cut="" x="205" y="62">
            {t('offices.land.chaco')}
          </text>
          <text className={styles.abroad} x="50" y="340">
            {t('offices.land.argentina')}
          </text>
        </>
      )}
    </svg>
  );
}

/** Bent as the rings are, around Asunción. */
function arc({ x, y }: { x: number; y: number }): string {
  const { radius, from, to } = CHACO;
  const point = (angle: number) =>
    `${Math.round(x - radius * Math.cos(angle))} ${Math.round(y - radius * Math.sin(angle))}`;
  return `M${point(from)}A${radius} ${radius} 0 0 1 ${point(to)}`;
}
