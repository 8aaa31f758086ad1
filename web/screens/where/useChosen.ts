import { useCallback, useMemo, type MouseEvent } from 'react';
import type { Region } from '#contract/countries.ts';
import { pagePath } from '#contract/routes.ts';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useAddressQuery } from '#web/hooks/useAddressQuery.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { onPlainClick } from '#web/navigation/plainClick.ts';
import { hubId, parseChosen, writeChosen, type Chosen } from './whereQuery.ts';

interface ChosenState {
  chosen: Chosen;
  /** Without scripts the link leads to the region's text. */
  choose: (one: Required<Pick<Chosen, 'region'>> & Chosen) => { href: string; onClick: (event: MouseEvent) => void };
}

export function useChosen(regions: readonly Region[]): ChosenState {
  const { chosen: language } = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const heard = useAddressQuery();
  const chosen = useMemo(() => parseChosen(heard, regions), [heard, regions]);
  const choose = useCallback<ChosenState['choose']>(
    (one) => ({
      href: `${pagePath(language, '/donde-trabajamos')}${writeChosen('', one)}#${hubId(one.region)}`,
      onClick: onPlainClick(() => navigate(pathname + writeChosen(search, one), { replace: true })),
    }),
    [language, navigate, pathname, search],
  );
  return { chosen, choose };
}
