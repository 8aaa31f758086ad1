import { Suspense, useEffect } from 'react';
import type { OwnStoplight } from '#contract/ownStoplight.ts';
import { ownPath, resolveRoute, type OwnStep } from '#contract/routes.ts';
import { prefetch, useLazy } from '#web/hooks/lazyModule.ts';
import { useLocation, useNavigate } from '#web/hooks/router.tsx';
import { useHydrated } from '#web/hooks/useHydrated.ts';
import { whenTouched } from '#web/hooks/whenTouched.ts';
import { useTexts } from '#web/i18n/texts.tsx';
import { UNREACHED, WANTED_STEP } from '#web/offline/copies.ts';
import { Start } from './begin/Start.tsx';
import { lazyDrawings } from './drawings/lazyDrawings.ts';
import { lazyStep } from './lazyStep.ts';
import { Strip } from './Strip.tsx';
import { useCopy } from './useCopy.ts';
import { Waiting } from './Waiting.tsx';

interface OwnStoplightProps {
  step: OwnStep;
  own: OwnStoplight;
}

/**
 * /semaforo/mi-semaforo, ledger STOP-05. The steps' code comes once the start is touched, and answers stay on the device: from
 * the first question on the network is asked nothing more.
 */
export function OwnStoplightScreen({ step, own }: OwnStoplightProps) {
  const hydrated = useHydrated();
  useCopy(step);
  useEffect(
    () =>
      whenTouched(() => {
        prefetch(lazyStep);
        prefetch(lazyDrawings.entero);
      }),
    [],
  );
  const { t } = useTexts();
  const { search } = useLocation();
  const unreached = new URLSearchParams(search).has(UNREACHED);
  const moving = useWantedStep(search);
  return (
    <>
      {hydrated && unreached && <Strip>{t('own.unreached')}</Strip>}
      {step === 'inicio' ? <Start own={own} /> : hydrated && !moving ? <LazyStep step={step} own={own} /> : <Waiting />}
    </>
  );
}

/** The copy of a step stands for all steps (web/offline): goes on to the one that was asked for. @returns whether it still has to */
function useWantedStep(search: string): boolean {
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get(WANTED_STEP);
  useEffect(() => {
    if (wanted === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(WANTED_STEP);
    navigate(`${resolveRoute(`${ownPath('inicio')}/${wanted}`).path}?${rest}`, { replace: true });
  }, [wanted, search, navigate]);
  return wanted !== null;
}

function LazyStep(props: OwnStoplightProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedStep {...props} />
    </Suspense>
  );
}

function LoadedStep(props: OwnStoplightProps) {
  const { Step } = useLazy(lazyStep);
  return <Step {...props} />;
}
