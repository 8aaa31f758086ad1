import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, NavigationType, parsePath, Router, type Location, type Navigator, type To } from 'react-router';

interface Entry {
  navigationType: NavigationType;
  location: Location;
}

/** React Router's own one imports its links, too: 3.8 KB over the budget. */
export function HashRouter({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(() => readEntry(NavigationType.Pop));
  const [navigator] = useState(() => createNavigator((type) => startTransition(() => setEntry(readEntry(type)))));
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setEntry(readEntry(NavigationType.Pop)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return (
    <Router {...entry} navigator={navigator}>
      {children}
    </Router>
  );
}

function readEntry(navigationType: NavigationType): Entry {
  const { pathname = '/', search = '', hash = '' } = parsePath(window.location.hash.slice(1));
  const { usr: state = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  return { navigationType, location: { pathname, search, hash, state, key } as Location };
}

function createNavigator(onChange: (type: NavigationType) => void): Navigator {
  const createHref = (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`;
  const toState = (usr: unknown) => ({ usr, key: Math.random().toString(36).slice(2, 10) });
  return {
    createHref,
    push: (to, state) => {
      history.pushState(toState(state), '', createHref(to));
      onChange(NavigationType.Push);
    },
    replace: (to, state) => {
      history.replaceState(toState(state), '', createHref(to));
      onChange(NavigationType.Replace);
    },
    go: (delta) => history.go(delta),
  };
}
