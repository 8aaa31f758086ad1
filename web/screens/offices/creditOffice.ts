import type { CreditOffice } from '#web/forms/creditAsked.ts';
import { toRoundKm } from './distance.ts';
import { byDistance, type Stop } from './stops.ts';

/** The stop's own, else the nearest of `stops` that takes requests; undefined where none does. */
export function creditOfficeOf(stop: Stop, stops: readonly Stop[]): CreditOffice | undefined {
  const own = creditOf(stop);
  if (own !== undefined) return { credito: own };
  const taking = stops.filter((one) => creditOf(one) !== undefined);
  const [nearest] = byDistance(taking, stop.place);
  // Infinity: where it is, is not known.
  if (!nearest || nearest.km === Infinity) return undefined;
  const credito = creditOf(nearest.stop) ?? '';
  return { credito, instead: { of: stop.offices[0].nombre, km: toRoundKm(nearest.km) } };
}

function creditOf({ offices }: Stop): string | undefined {
  return offices.find(({ credito }) => credito !== '')?.credito;
}
