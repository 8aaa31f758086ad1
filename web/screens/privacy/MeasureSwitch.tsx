import { useReducer, useSyncExternalStore } from 'react';
import { useTexts } from '#web/i18n/texts.tsx';
import {
  allowMeasuring,
  allowsMeasuring,
  asksForPrivacy,
  measuredShare,
  refuseMeasuring,
} from '#web/device/measuring.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';

/** The texts say how many of a thousand page loads are measured. */
const THOUSAND = 1_000;

type State = 'never' | 'asked' | 'on' | 'off';

/** Ends that this device tells how fast pages are, or lets it again. */
export function MeasureSwitch() {
  const { t } = useTexts();
  const state = useSyncExternalStore(watchOtherTabs, readState, () => undefined);
  const [, readAgain] = useReducer((times: number) => times + 1, 0);

  const change = () => {
    if (state === 'off') allowMeasuring();
    else refuseMeasuring();
    readAgain();
  };

  const count = state === 'on' ? Math.max(1, Math.round(measuredShare() * THOUSAND)) : 0;
  return (
    <DeviceSwitch
      id="mediciones"
      title={t('measure.switch')}
      said={state && t(`measure.${state}`, { count })}
      action={
        state === 'on' || state === 'off'
          ? { text: t(state === 'on' ? 'measure.refuse' : 'measure.allow'), run: change }
          : undefined
      }
    />
  );
}

function watchOtherTabs(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function readState(): State {
  if (measuredShare() === 0) return 'never';
  if (asksForPrivacy()) return 'asked';
  return allowsMeasuring() ? 'on' : 'off';
}
