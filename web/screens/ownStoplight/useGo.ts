import { useNavigate } from 'react-router';
import { ownPath, type OwnStep } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';

/** As a link to it would. */
export function useGo(): (step: OwnStep) => void {
  const { language } = useTexts();
  const navigate = useNavigate();
  return (step) => void navigate(`${ownPath(step)}?lang=${language}`);
}
