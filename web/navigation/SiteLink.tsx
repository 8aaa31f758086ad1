import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pagePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { goToStart } from './focus.ts';
import { isPlainPress } from './plainPress.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route path without a language, such as `/nosotros`. */
  to: string;
  /** Kept with the history entry that a plain press makes. */
  state?: unknown;
}

/**
 * Every link within the site. Its `href` is the prerendered page, so that a copied link has a card and a new tab opens fast; a plain
 * press moves in the hash router instead (decisions 2).
 */
export function SiteLink({ to, state, onClick, children, ...rest }: SiteLinkProps) {
  const { language } = useTexts();
  const navigate = useNavigate();
  const location = useLocation();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainPress(event) || event.defaultPrevented || rest.target) return;
    event.preventDefault();
    const address = `${to}?lang=${language}`;
    void navigate(address, { state, replace: address === location.pathname + location.search });
    // The same path is no other page: nothing would be seen to happen (docs/decisions/010).
    if (to === location.pathname) goToStart();
  };

  return (
    <a {...rest} href={pagePath(language, to)} onClick={follow}>
      {children}
    </a>
  );
}
