import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { ScreenName } from '#contract/routes.ts';
import { VITALS, type Vital, type VitalsReport } from '#contract/vitals.ts';
import { allowsMeasuring } from '#web/device/measuring.ts';
import { whenIdle } from '#web/hooks/whenIdle.ts';
import { sendVitals } from '#web/services/vitals.ts';

/** As where the layout has room for more than one column (web/styles/tokens.css). */
const DESK = '(min-width: 960px)';

/** So soon after a link the browser has told how long it took to answer it. */
const LAST_WORD_MS = 2_000;

/** Measures until the page is hidden, left for another screen or closed, then tells it once. @returns what ends it */
export function measureVitals(screen: ScreenName): () => void {
  const measured: Partial<Record<Vital, number>> = {};
  const note = ({ name, value, navigationType }: Metric) => {
    // A page that comes back from the browser's memory is another visit.
    if (navigationType !== 'back-forward-cache') measured[toVital(name)] = round(value);
  };
  for (const on of [onTTFB, onFCP, onLCP, onCLS, onINP]) on(note, { reportAllChanges: true });

  const send = () => {
    removeEventListener('visibilitychange', sendIfHidden);
    if (!allowsMeasuring() || !VITALS.some((vital) => vital in measured)) return;
    const report: VitalsReport = { screen, device: matchMedia(DESK).matches ? 'desk' : 'phone', ...measured };
    sendVitals(report);
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  // After the library's own listeners, which are the document's.
  addEventListener('visibilitychange', sendIfHidden);
  return () => void whenIdle(send, LAST_WORD_MS);
}

function toVital(name: Metric['name']): Vital {
  return name.toLowerCase() as Lowercase<typeof name>;
}

/** A tenth of a millisecond is enough, and so are four places of what has no unit. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
