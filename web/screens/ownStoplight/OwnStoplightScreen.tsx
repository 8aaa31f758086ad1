import type { OwnStoplight } from '#contract/ownStoplight.ts';
import type { OwnStep } from '#contract/routes.ts';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { MapStep } from './map/MapStep.tsx';
import { NotBegun } from './NotBegun.tsx';
import { useOwn } from './model/ownStore.ts';
import { PrioritiesStep } from './priorities/PrioritiesStep.tsx';
import { QuestionStep } from './questions/QuestionStep.tsx';
import { Start } from './begin/Start.tsx';
import { Unkept } from './begin/Unkept.tsx';
import { useCopy } from './useCopy.ts';
import { Waiting } from './Waiting.tsx';

interface OwnStoplightProps {
  step: OwnStep;
  own: OwnStoplight;
}

/**
 * /semaforo/mi-semaforo, ledger STOP-05. All came with the screen and answers stay on the device: the network is asked
 * nothing more.
 */
export function OwnStoplightScreen({ step, own }: OwnStoplightProps) {
  const hydrated = useHydrated();
  useCopy(step);
  if (step === 'inicio') return <Start own={own} />;
  return hydrated ? <Step step={step} own={own} /> : <Waiting />;
}

function Step({ step, own }: OwnStoplightProps) {
  const { kept, unkept } = useOwn();
  if (!kept) return <NotBegun />;
  return (
    <>
      {unkept && <Unkept />}
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
