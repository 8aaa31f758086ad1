import { VITALS_PATH, type VitalsReport } from '#contract/vitals.ts';

/** Without cookies, which a beacon would bring along; goes out also while the page is being left. Nobody waits for an answer. */
export function sendVitals(report: VitalsReport): void {
  const init = { method: 'POST', body: JSON.stringify(report), keepalive: true } as const;
  fetch(VITALS_PATH, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => undefined);
}
