import { useMemo, useRef, useState } from 'react';
import type { Offices } from '#contract/offices.ts';
import { useTexts, type Translate } from '#web/i18n/texts.tsx';
import { LinksBar } from '#web/navigation/LinksBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { toRoundKm } from './distance.ts';
import { Finder } from './Finder.tsx';
import { nameOf } from './labels.ts';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import styles from './OfficesScreen.module.css';
import { byDistance, findStops, toLines, toStops, type Stop } from './stops.ts';
import { useMarked } from './useMarked.ts';
import { useNearest, type Nearest } from './useNearest.ts';

/** /nuestras-oficinas (spec 2): offices by the lines that leave Asunción, beside a map that says the same. */
export function OfficesScreen({ offices: { comun, feriados, oficinas } }: { offices: Offices }) {
  const { t } = useTexts();
  const all = useMemo(() => toStops(oficinas), [oficinas]);
  const [search, setSearch] = useState('');
  const lists = useRef<HTMLDivElement>(null);
  const { marked, setMarked } = useMarked(lists);
  const { nearest, ask, forget } = useNearest();
  const visitor = nearest.state === 'found' ? nearest.place : undefined;
  const found = useMemo(() => findStops(all, search), [all, search]);
  const near = visitor && byDistance(found, visitor);
  const isSearched = search.trim() !== '';

  const card = (stop: Stop, km?: number) => (
    <OfficeCard
      key={stop.id}
      stop={stop}
      common={comun}
      holidays={feriados}
      marked={stop.id === marked}
      {...(km !== undefined && { km })}
    />
  );

  return (
    <>
      <div className={styles.board} data-asked={isSearched || near ? '' : undefined}>
        <div className={styles.head}>
          <h1>{t('route.nuestras-oficinas.title')}</h1>
          <p className={`lead ${styles.lead}`}>{t('route.nuestras-oficinas.intro')}</p>
          <Finder
            search={search}
            onSearch={setSearch}
            nearest={nearest}
            onAsk={() => {
              setSearch('');
              ask();
            }}
            onForget={forget}
            told={
              near && !isSearched
                ? toNearest(near, t)
                : isSearched
                  ? t(found.length === 1 ? 'offices.found_one' : 'offices.found_other', { count: found.length })
                  : toReason(nearest, t)
            }
          />
        </div>
        <div className={styles.map}>
          <OfficeMap stops={found} marked={marked} visitor={visitor} onMark={setMarked} />
        </div>
        <div ref={lists} className={styles.lists}>
          {near ? (
            <section className={styles.line} aria-labelledby="near">
              <h2 id="near">{t('offices.by_distance')}</h2>
              <ol>{near.map(({ stop, km }) => card(stop, km))}</ol>
            </section>
          ) : (
            toLines(found).map(({ line, stops }) => (
              <section key={line} className={styles.line} aria-labelledby={line}>
                <h2 id={line}>{t(`offices.line.${line}`)}</h2>
                <ul>{stops.map((stop) => card(stop))}</ul>
              </section>
            ))
          )}
          {found.length === 0 && (
            <Notice kind="empty" title={t('offices.none')}>
              <p>{t('offices.none_hint')}</p>
              <Button onClick={() => setSearch('')}>{t('offices.show_all')}</Button>
            </Notice>
          )}
          {comun.pendiente && <p className={styles.pending}>{t('offices.pending', { phone: comun.telefono.texto })}</p>}
        </div>
      </div>
      <LinksBar />
    </>
  );
}

function toNearest([first]: ReturnType<typeof byDistance>, t: Translate): string {
  return first ? t('offices.nearest', { name: nameOf(first.stop), km: toRoundKm(first.km) }) : '';
}

/** Why they are not sorted by distance, or what that waits for. */
function toReason(nearest: Nearest, t: Translate): string {
  return nearest.state === 'idle' || nearest.state === 'found' ? '' : t(`offices.${nearest.state}`);
}
