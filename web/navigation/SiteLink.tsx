import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pagePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { goToStart } from './focus.ts';
import { isPlainClick } from './plainClick.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route path without a language, such as `/nosotros`. */
  to: string;
  /** State of the new history entry; only for plain clicks. */
  state?: unknown;
}

/**
 * An internal link. `href` is the prerendered page, for copied links and new tabs; a plain click uses the hash router
 * (decisions 2).
 */
export function SiteLink({ to, state, onClick, children, ...rest }: SiteLinkProps) {
  const { language } = useTexts();
  const navigate = useNavigate();
  const location = useLocation();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || event.defaultPrevented || rest.target) return;
    event.preventDefault();
    const address = `${to}?lang=${language}`;
    void navigate(address, { state, replace: address === location.pathname + location.search });
    // A link to the current path changes nothing visible, so scroll to the top (docs/decisions/010).
    if (to === location.pathname) goToStart();
  };

  return (
    <a {...rest} href={pagePath(language, to)} onClick={follow}>
      {children}
    </a>
  );
}
