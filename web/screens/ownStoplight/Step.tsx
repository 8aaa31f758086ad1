import type { OwnStoplight } from '#contract/ownStoplight.ts';
import type { OwnStep } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { MapStep } from './map/MapStep.tsx';
import { useOwn } from './model/ownStore.ts';
import { NotBegun } from './NotBegun.tsx';
import { PrioritiesStep } from './priorities/PrioritiesStep.tsx';
import { QuestionStep } from './questions/QuestionStep.tsx';
import { Strip } from './Strip.tsx';

export { LifeMap } from './map/LifeMap.tsx';

interface StepProps {
  step: OwnStep;
  own: OwnStoplight;
}

/** Any step but the start. A chunk of its own, which the offline copy holds (scripts/build/manifest.ts). */
export function Step({ step, own }: StepProps) {
  const { t } = useTexts();
  const { kept, unkept } = useOwn();
  if (!kept) return <NotBegun />;
  return (
    <>
      {unkept && <Strip>{t('own.unkept')}</Strip>}
      {step === 'mapa' ? (
        <MapStep own={own} kept={kept} />
      ) : step === 'prioridades' ? (
        <PrioritiesStep own={own} now={kept.ahora} />
      ) : (
        typeof step === 'number' && <QuestionStep key={step} number={step} own={own} now={kept.ahora} />
      )}
    </>
  );
}
