import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pagePath } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { goToStart } from './focus.ts';
import { isPlainClick } from './plainClick.ts';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Without a language: `/nosotros`. */
  to: string;
  state?: unknown;
}

/** `href` is the prerendered page, for new tabs and copied links; plain clicks use the hash router (decisions 2). */
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
    // Nothing would change visibly (docs/decisions/010).
    if (to === location.pathname) goToStart();
  };

  return (
    <a {...rest} href={pagePath(language, to)} onClick={follow}>
      {children}
    </a>
  );
}
