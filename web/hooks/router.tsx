import { createContext, use, useEffect } from 'react';

/** What follows `#` in the address, and what its history entry keeps. */
export interface Location {
  pathname: string;
  /** `?…` or empty. */
  search: string;
  /** Differs from entry to entry. */
  key: string;
  state: unknown;
}

/** How the location was come to; `pop`: by the browser's buttons, or as the first. */
export type NavigationType = 'push' | 'replace' | 'pop';

export interface Navigate {
  /** @param to path and query */
  (to: string, options?: { replace?: boolean; state?: unknown }): void;
  /** @param steps through the history, such as -1 */
  (steps: number): void;
}

interface Router {
  location: Location;
  type: NavigationType;
  navigate: Navigate;
}

export const RouterContext = createContext<Router>({
  location: toLocation('/'),
  type: 'pop',
  navigate: () => undefined,
});

export function toLocation(address: string, { key = 'default', state = null }: Partial<Location> = {}): Location {
  const [path = ''] = address.split('#', 1);
  const query = path.indexOf('?');
  const pathname = (query < 0 ? path : path.slice(0, query)) || '/';
  // A lone `?` says nothing.
  const search = query < 0 || query === path.length - 1 ? '' : path.slice(query);
  return { pathname, search, key, state };
}

export function useLocation(): Location {
  return use(RouterContext).location;
}

export function useNavigationType(): NavigationType {
  return use(RouterContext).type;
}

/** The same function at each rendering. */
export function useNavigate(): Navigate {
  return use(RouterContext).navigate;
}

/** Leads elsewhere in its own place in the history. */
export function Redirect({ to, state }: { to: string; state?: unknown }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
