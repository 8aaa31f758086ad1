import { useEffect, useState, type ReactNode } from 'react';
import { parsePagePath, type Route } from '#contract/routes.ts';
import { whenTouched } from '#web/hooks/whenTouched.ts';
import { formatMoment } from '#web/i18n/format.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { askDate } from '#web/offline/askDate.ts';
import { readCopies, type Copy } from '#web/offline/copies.ts';
import { copyPath, isKept } from '#web/offline/copyPath.ts';
import { keepPage } from '#web/offline/keepPage.ts';
import { request } from '#web/services/http.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import styles from './CopyParts.module.css';

/** A page that is left at once was not read, in ms. */
const CALM_MS = 1_000;

/** Of this document, which the first route is of, where it is a copy. */
let shown: { route: Route; keptAt: number } | undefined;

/** Keeps the pages that the visitor opens; says of a copy that it is one, and of when. */
export function Copies({ route }: { route: Route }) {
  const { chosen: language, ...texts } = useTexts();
  const [first] = useState(route);
  const [keptAt, setKeptAt] = useState<number>();
  useKeptPage(copyPath(language, route), isKept(route) && !isOwn(route));
  useEffect(() => {
    const ask = async () => {
      const date = await askDate(copyPath(language, first));
      if (date === undefined) return;
      shown = { route: first, keptAt: date };
      setKeptAt(date);
    };
    void ask();
  }, [language, first]);
  if (keptAt === undefined) return null;
  const { date } = formatMoment({ chosen: language, ...texts }, new Date(keptAt));
  return (
    <p className={styles.bar} role="status">
      <span className="wrap">{texts.t('copy.of', { date })}</span>
    </p>
  );
}

/** After all that the page shows; Mi Semáforo keeps itself. */
function useKeptPage(path: string, keeps: boolean): void {
  useEffect(() => {
    if (!keeps) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      // Where it fails, the next opening tries again.
      const keep = () => keepPage(path, { title: ownTitle(), signal: stop.signal }).catch(() => undefined);
      timer = setTimeout(() => void keep(), CALM_MS);
    };
    const cancel = whenTouched(soon);
    return () => {
      cancel();
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, keeps]);
}

/** Without the site's name. */
function ownTitle(): string {
  return document.title.split(' · ').slice(0, -1).join(' · ');
}

function isOwn({ screen }: Route): boolean {
  return screen === 'ownStoplight';
}

/** Of a copy only itself is whole; undefined for that, and where the document is no copy. */
export function elsewhere(route: Route): ReactNode {
  if (!shown || route.path === shown.route.path || (isOwn(route) && isOwn(shown.route))) return undefined;
  return <Elsewhere key={route.path} route={route} />;
}

/** A page that a visitor of a copy goes to: the page itself where the network is back, else its copy, else what there is. */
function Elsewhere({ route }: { route: Route }) {
  const { chosen: language } = useTexts();
  const path = copyPath(language, route);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    const go = async () => {
      const copies = await readCopies();
      const isThere = copies.some((copy) => copy.path === path) || (await isReached(path));
      if (gone) return;
      if (isThere) location.replace(path);
      else setFailed(true);
    };
    void go();
    return () => void (gone = true);
  }, [path, tries]);
  if (!failed) return null;
  return (
    <FailedScreen onRetry={() => setTries(tries + 1)}>
      <KeptPages />
    </FailedScreen>
  );
}

async function isReached(path: string): Promise<boolean> {
  try {
    await request(path, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

/** Which pages can be read without a network. The links are no moves of the router: only whole pages are kept. */
export function KeptPages() {
  const { t } = useTexts();
  const [copies, setCopies] = useState<Copy[]>([]);
  useEffect(() => {
    readCopies().then(
      (all) => setCopies(all.filter(({ title }) => title !== '')),
      () => undefined,
    );
  }, []);
  if (copies.length === 0) return null;
  return (
    <div>
      <p>{t('copy.unopened')}</p>
      <h2 className={styles.title}>{t('copy.kept')}</h2>
      <ul className={styles.list}>
        {copies.map(({ path, title }) => (
          <li key={path} lang={parsePagePath(path)?.language}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
