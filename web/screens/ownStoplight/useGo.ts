import { ownPath, type OwnStep } from '#contract/routes.ts';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { goToStart } from '#web/navigation/focus.ts';

/** As a link to it would. */
export function useGo(): (step: OwnStep) => void {
  const { language } = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (step) => {
    const to = ownPath(step);
    const here = to === pathname;
    navigate(`${to}?lang=${language}`, { replace: here });
    if (here) goToStart();
  };
}
