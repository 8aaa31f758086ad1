import type { ComponentProps, MouseEvent } from 'react';
import { pagePath } from '#contract/routes.ts';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { goToStart } from './focus.ts';
import { isPlainClick } from './plainClick.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Without a language: `/nosotros`. */
  to: string;
  state?: unknown;
  /** A part of the screen, by its id, which takes the focus (useArrival.ts). */
  part?: string;
  /** What `state` says, for who presses the link before its code came: the query part of the prerendered page's address. */
  query?: Record<string, string>;
}

/** `href` is the prerendered page, for new tabs and copied links; plain clicks use the hash router (decisions 2). */
export function SiteLink({ to, state, part, query, onClick, children, ...rest }: SiteLinkProps) {
  const { chosen: language } = useTexts();
  const navigate = useNavigate();
  const location = useLocation();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || event.defaultPrevented || rest.target) return;
    event.preventDefault();
    const address = `${to}?lang=${language}`;
    navigate(address, {
      state: state ?? (part === undefined ? undefined : { part }),
      replace: address === location.pathname + location.search,
    });
    // Nothing would change visibly (docs/decisions/010).
    if (to === location.pathname) goToStart();
  };

  const search = query ? `?${new URLSearchParams(query)}` : '';
  return (
    <a {...rest} href={pagePath(language, to) + search + (part === undefined ? '' : `#${part}`)} onClick={follow}>
      {children}
    </a>
  );
}
