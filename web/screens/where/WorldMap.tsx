import { Picture } from '#web/ui/Picture.tsx';
import { ASUNCION, onWorld, PLACES, SMALL, WORLD } from './worldPlaces.ts';
import type { Region } from '#contract/countries.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import type { useChosen } from './useChosen.ts';
import styles from './WorldMap.module.css';

const MAP = '/art/maps/mundo.svg';

interface WorldMapProps extends ReturnType<typeof useChosen> {
  regions: readonly Region[];
  /** Of the map, for its place in the grid that it stands in. */
  className: string | undefined;
}

const across = (x: number) => `${((x / WORLD.width) * 100).toFixed(2)}%`;
const down = (y: number) => `${((y / WORLD.height) * 100).toFixed(2)}%`;
const from = onWorld(ASUNCION);

/** Countries take no keyboard focus: the list beside the map has all of them. */
export function WorldMap({ regions, chosen, choose, className }: WorldMapProps) {
  const { t } = useTexts();
  const countries = regions.flatMap(({ paises }) => paises);
  const known = countries.filter(({ fuente }) => fuente).length;
  const unknown = countries.length - known;
  const place = chosen.country && PLACES[chosen.country.iso3]?.at;
  const end = place && onWorld(place);
  return (
    <>
      <div className={`${styles.map} ${className}`}>
        <Picture src={MAP} width={WORLD.width} height={WORLD.height} alt={t('where.map_alt')} />
        <svg
          viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
          className={styles.countries}
          data-chosen={chosen.region && ''}
          aria-hidden="true"
        >
          {regions.map((region) =>
            region.paises.map((country) => (
              <a key={country.iso3} tabIndex={-1} {...choose({ region, country })}>
                <use
                  href={`${MAP}#${country.iso3}`}
                  data-lit={region === chosen.region ? '' : undefined}
                  data-sourced={country.fuente && ''}
                  data-small={SMALL.has(country.iso3) ? '' : undefined}
                  data-chosen={country === chosen.country ? '' : undefined}
                />
              </a>
            )),
          )}
          {end && <path className={styles.thread} d={toArc(end)} />}
        </svg>
        <svg className={styles.ends} aria-hidden="true">
          <circle className={styles.origin} cx={across(from.x)} cy={down(from.y)} r="5" />
          {end && <circle className={styles.end} cx={across(end.x)} cy={down(end.y)} r="7" />}
        </svg>
      </div>
      <p className={styles.legend}>
        <span data-sourced="">{t('where.known', { count: known })}</span>
        {unknown > 0 && <span>{t('where.unknown', { count: unknown })}</span>}
      </p>
      <nav aria-label={t('where.map')}>
        <ul className={styles.regions}>
          {regions.map((region) => (
            <li key={region.id}>
              <a aria-current={region === chosen.region ? 'true' : undefined} {...choose({ region })}>
                <b aria-hidden="true">{region.paises.length}</b> {region.nombre}
                <span className="vh"> ({t('where.count', { count: region.paises.length })})</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function toArc({ x, y }: { x: number; y: number }): string {
  const lift = Math.hypot(x - from.x, y - from.y) * 0.2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(from.x)} ${round(from.y)}Q${round((from.x + x) / 2)} ${round((from.y + y) / 2 - lift)} ${round(x)} ${round(y)}`;
}
