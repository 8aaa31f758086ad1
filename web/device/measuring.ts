import { readText, removeText, writeText } from './deviceStore.ts';

/** Global Privacy Control and Do Not Track. */
interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** The browser asks, for its visitor, that nobody follows them. */
export function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Wishes;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Whether the visitor allows that page loads are measured on this device: until they say no. */
export function allowsMeasuring(): boolean {
  return readText('local', 'mediciones') === undefined;
}

export function refuseMeasuring(): void {
  writeText('local', 'mediciones', 'no');
}

export function allowMeasuring(): void {
  removeText('local', 'mediciones');
}

/** The share of page loads that the server wants measured, 0 to 1. */
export function measuredShare(): number {
  return Number(document.documentElement.dataset.vitals ?? 0);
}
