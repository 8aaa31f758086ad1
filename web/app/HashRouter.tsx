import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { RouterContext, toLocation, type Location, type Navigate, type NavigationType } from '#web/hooks/router.tsx';

interface Entry {
  location: Location;
  type: NavigationType;
}

/** Navigation is a transition: the screen before stays until the next one is there. */
export function HashRouter({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(() => readEntry('pop'));
  const [navigate] = useState(() => createNavigate((type) => startTransition(() => setEntry(readEntry(type)))));
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(readEntry('pop')));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const router = useMemo(() => ({ ...entry, navigate }), [entry, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

function readEntry(type: NavigationType): Entry {
  const { usr: state, key } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { type, location: toLocation(window.location.hash.slice(1), { state, ...(key !== undefined && { key }) }) };
}

function createNavigate(onChange: (type: NavigationType) => void): Navigate {
  return (to: string | number, { replace = false, state }: { replace?: boolean; state?: unknown } = {}) => {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const entry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
    if (replace) history.replaceState({ ...entry, ...openedOn(to) }, '', `#${to}`);
    else history.pushState(entry, '', `#${to}`);
    onChange(replace ? 'replace' : 'push');
  };
}

/** What is open on the page that is shown (useKeptOpen), where `to` is another query of it. */
function openedOn(to: string): { folds?: unknown } {
  const { folds } = (history.state ?? {}) as { folds?: unknown };
  const shown = toLocation(window.location.hash.slice(1));
  return folds !== undefined && toLocation(to).pathname === shown.pathname ? { folds } : {};
}
