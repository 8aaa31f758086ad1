import { useTexts } from '#web/i18n/texts.tsx';
import { COUNTRY, pathOf, project, RIVER, type Frame } from './frames.ts';
import { ARGENTINA, CHACO_AROUND, CHACO_CUT, RINGS } from './landNames.ts';
import styles from './Lettering.module.css';
import { ASUNCION } from './stops.ts';

/** Of the lines on which names are lettered. */
const [RIVER_ID, CHACO_ID] = ['offices-river', 'offices-chaco'];

/** The last ring within EAST. */
const LAST_EAST = 3;
/** Where the Chaco is named, between two rings. */
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
          {RINGS.map(({ ring, x, y }) => (
            <text key={ring} className={styles.ring} data-west={ring > LAST_EAST ? '' : undefined} x={x} y={y}>
              {t('offices.km', { km: ring * 100 })}
            </text>
          ))}
          <path id={CHACO_ID} className={styles.line} d={arc(capital)} />
          <text className={styles.chaco} data-west="">
            <textPath href={`#${CHACO_ID}`} startOffset="50%">
              {t('offices.land.chaco')}
            </textPath>
          </text>
          <text className={styles.chaco} data-cut="" x={CHACO_CUT.x} y={CHACO_CUT.y}>
            {t('offices.land.chaco')}
          </text>
          <path id={RIVER_ID} className={styles.line} d={pathOf(frame, RIVER.slice(0, 9))} />
          <text className={styles.river} dy="1.02em">
            <textPath href={`#${RIVER_ID}`} startOffset="12%">
              {t('offices.land.river')}
            </textPath>
          </text>
        </>
      ) : (
        <>
          <text className={styles.chaco} data-cut="" x={CHACO_AROUND.x} y={CHACO_AROUND.y}>
            {t('offices.land.chaco')}
          </text>
          <text className={styles.abroad} x={ARGENTINA.x} y={ARGENTINA.y}>
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
