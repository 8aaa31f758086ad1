import { useMemo, useRef, useState } from 'react';
import { SEARCH_LIMIT } from '#contract/news.ts';
import type { DecreedHoliday, Office, Offices } from '#contract/offices.ts';
import type { Towns } from '#contract/towns.ts';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useTexts, type Translate } from '#web/i18n/texts.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { hasWhatsAppNumber } from '#web/navigation/whatsAppLink.ts';
import { withQueryParams } from '#web/navigation/withQueryParams.ts';
import { ContactLink } from '#web/sections/ContactLink.tsx';
import { Sources } from '#web/sections/Sources.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { creditOfficeOf } from './creditOffice.ts';
import { toRoundKm, type Place } from './distance.ts';
import { Finder } from './Finder.tsx';
import { nameOf } from './labels.ts';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeHours } from './OfficeHours.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import { Visit } from './Visit.tsx';
import { Welcome } from './Welcome.tsx';
import styles from './OfficesScreen.module.css';
import { createPlaceSearch } from './placeSearch.ts';
import { byDistance, findStops, toRings, toStops, type Ring, type Stop } from './stops.ts';
import { useMarked } from './useMarked.ts';
import { useNearest, type Nearest } from './useNearest.ts';

interface OfficesScreenProps {
  offices: Offices;
  towns: Towns;
}

/** Its number. */
const HEAD_OFFICE = 1;

/** /nuestras-oficinas (spec 2): one number, offices by the map's rings with the map, and what one may ask there. */
export function OfficesScreen({ offices: { apertura, comun, feriados, oficinas }, towns }: OfficesScreenProps) {
  const { t } = useTexts();
  const all = useMemo(() => toStops(oficinas.map((one) => withOwnName(one, t))), [oficinas, t]);
  const query = useAddressQuery();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // In the address: who follows a link and comes back finds it again.
  const search = (new URLSearchParams(query).get('q') ?? '').slice(0, SEARCH_LIMIT);
  // Sent before the code came: the answer stands in the first view.
  const [isAnswer] = useState(search.trim() !== '');
  const setSearch = (q: string) => navigate(pathname + withQueryParams(query, { q }), { replace: true });
  const lists = useRef<HTMLDivElement>(null);
  const { marked, setMarked } = useMarked(lists);
  const { nearest, ask, forget } = useNearest();
  const visitor = nearest.state === 'found' ? nearest.place : undefined;
  const findPlace = useMemo(() => createPlaceSearch(all, towns.lugares), [all, towns]);
  const isSearched = search.trim() !== '';
  const named = useMemo(() => findStops(all, search), [all, search]);
  const meant = named.length === 0 ? findPlace(search) : undefined;
  const town = meant && 'town' in meant ? meant : undefined;
  const found = town ? all : meant && 'stops' in meant ? meant.stops : named;
  const near = town ? byDistance(all, ...town.places) : visitor && byDistance(found, visitor);
  const awayOf = (km: number) =>
    town ? t('offices.away_from', { km: toRoundKm(km), town: town.town }) : t('offices.away', { km: toRoundKm(km) });

  const isAsked = isSearched || near !== undefined;

  const rings = toRings(found);
  const first = near ? near[0]?.stop : rings[0]?.stops[0];
  const card = (stop: Stop, km?: number) => (
    <OfficeCard
      key={stop.id}
      stop={stop}
      common={comun}
      holidays={feriados}
      credit={creditOfficeOf(stop, all)}
      marked={stop.id === marked}
      away={km === undefined || km === Infinity ? undefined : awayOf(km)}
      open={isAsked && stop === first}
    />
  );

  const map = (
    <div className={styles.map}>
      <OfficeMap stops={found} marked={marked} visitor={visitor} onMark={setMarked} />
    </div>
  );
  const list = (
    <div ref={lists} className={styles.lists}>
      {!isAsked && <p className={styles.hint}>{t('offices.open_hint')}</p>}
      {near ? (
        <section aria-labelledby="near">
          <h2 id="near" tabIndex={-1}>
            {t('offices.by_distance')}
          </h2>
          <ol>{near.map(({ stop, km }) => card(stop, km))}</ol>
          {town && <Sources sources={[towns.fuente]} />}
        </section>
      ) : (
        <div className={styles.rings}>
          {rings.map(({ span, stops }) => (
            <section
              key={stops[0].id}
              className={styles.ring}
              aria-labelledby={`ring-${stops[0].id}`}
              data-unplaced={span ? undefined : ''}
            >
              <h2 id={`ring-${stops[0].id}`} tabIndex={-1}>
                {sayRing(span, t)}
              </h2>
              <ul>{stops.map((stop) => card(stop))}</ul>
            </section>
          ))}
        </div>
      )}
      {found.length === 0 && (
        <Notice kind="empty" title={t('offices.none')}>
          <p>{t('offices.none_hint')}</p>
          <Button onClick={() => setSearch('')}>{t('offices.show_all')}</Button>
        </Notice>
      )}
    </div>
  );

  return (
    <>
      <div className={styles.board} data-asked={isAsked ? '' : undefined} data-answer={isAnswer ? '' : undefined}>
        <div className={styles.words}>
          <div className={styles.opening}>
            <div className={styles.title}>
              <h1>{t('route.nuestras-oficinas.title')}</h1>
              {!isAnswer && (
                <p className={`lead ${styles.lead}`}>
                  {t('route.nuestras-oficinas.intro', { count: all.length })}{' '}
                  {oficinas.every(({ telefono }) => telefono === undefined) && t('offices.one_phone')}
                </p>
              )}
            </div>
            {!isAnswer && <Welcome of={apertura} className={styles.welcome} />}
          </div>
          {!isAnswer && <Call common={comun} holidays={feriados} />}
          <Finder
            search={search}
            onSearch={setSearch}
            onShow={() => {
              const head = lists.current?.querySelector<HTMLElement>('h2, h3');
              head?.focus({ preventScroll: true });
              head?.scrollIntoView({ block: 'start' });
            }}
            nearest={nearest}
            onAsk={() => {
              setSearch('');
              ask();
            }}
            onForget={forget}
            told={
              town
                ? toNearestTo(town, all, t)
                : near && !isSearched
                  ? toNearest(near, t)
                  : isSearched
                    ? t(found.length === 1 ? 'offices.found_one' : 'offices.found_other', { count: found.length })
                    : toReason(nearest, t)
            }
          />
        </div>
        {list}
        {map}
      </div>
      <Visit phone={comun.telefono} />
    </>
  );
}

interface CallProps {
  common: Offices['comun'];
  holidays: readonly DecreedHoliday[];
}

/** What all offices have in common, once and large: the telephone, a chat where there is a number, and the hours. */
function Call({ common: { telefono, horario, pendiente }, holidays }: CallProps) {
  const { t } = useTexts();
  return (
    <div className={styles.call}>
      <a href={`tel:${telefono.enlace}`} className={styles.phone}>
        <span>{t('offices.call')}</span> {telefono.texto}
      </a>
      {hasWhatsAppNumber && (
        <ContactLink way="chat" text={t('whatsapp.text')} className={buttonClass}>
          {t('whatsapp.button')}
        </ContactLink>
      )}
      {horario.length > 0 && <OfficeHours hours={horario} holidays={holidays} />}
      {pendiente && <p className={styles.before}>{t('offices.pending')}</p>}
    </div>
  );
}

/** The head office is named for what it is, not for a town: in the visitor's language. */
function withOwnName(office: Office, t: Translate): Office {
  return office.nrosucursal === HEAD_OFFICE ? { ...office, nombre: t('offices.head') } : office;
}

function sayRing(span: Ring['span'], t: Translate): string {
  if (!span) return t('offices.unplaced');
  if (span.from === 0) return t('offices.within', { km: span.to });
  return span.to === Infinity
    ? t('offices.beyond', { km: span.from })
    : t('offices.between', { from: span.from, to: span.to });
}

function toNearest([first]: ReturnType<typeof byDistance>, t: Translate): string {
  return first ? t('offices.nearest', { name: nameOf(first.stop), km: toRoundKm(first.km) }) : '';
}

/** The nearest office to a town without one; to each, where several have its name. */
function toNearestTo(
  { town, places }: { town: string; places: readonly Place[] },
  stops: Stop[],
  t: Translate,
): string {
  const nearest = places.flatMap((place) => {
    const [first] = byDistance(stops, place);
    return first ? t('offices.name_km', { name: nameOf(first.stop), km: toRoundKm(first.km) }) : [];
  });
  return t(places.length === 1 ? 'offices.nearest_to' : 'offices.nearest_to_each', {
    town,
    count: places.length,
    names: nearest.join('; '),
  });
}

/** Why they are not sorted by distance, or what that waits for. */
function toReason(nearest: Nearest, t: Translate): string {
  return nearest.state === 'idle' || nearest.state === 'found' ? '' : t(`offices.${nearest.state}`);
}
