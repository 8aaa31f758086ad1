import { desk } from './desk.ts';
import { listener } from './listener.ts';
import { nursery } from './nursery.ts';
import { peg } from './peg.ts';
import { workshop } from './workshop.ts';

/** What people do at the foundation, and how a first day ends. */
export const jobs = (): Record<string, string> => ({
  semaforo: desk(),
  microfinanzas: listener(),
  ee: workshop(),
  escuelas: nursery(),
  peg: peg(),
});
