import type { Site } from '../faultyNetwork.ts';

/** A line that works badly for the whole visit, or one that breaks and mends when the story says so. */
export interface BadLine {
  name: string;
  /** Whether nothing can be had between `breaks` and `mends`. */
  breaksDown: boolean;
  begins: (site: Site) => void;
  breaks: (site: Site) => void;
  mends: (site: Site) => Promise<void>;
}

const nothing = () => undefined;

function allTheTime(name: string, fault: Site['fault']): BadLine {
  const begins = (site: Site) => void (site.fault = fault);
  return { name, breaksDown: false, begins, breaks: nothing, mends: () => Promise.resolve() };
}

export const BAD_LINES: readonly BadLine[] = [
  allTheTime('on a slow line', 'slow'),
  allTheTime('where every fifth request is lost', 'loss'),
  allTheTime('where what comes breaks off in the middle', 'cut'),
  {
    name: 'through a portal',
    breaksDown: true,
    begins: nothing,
    breaks: (site) => void (site.fault = 'portal'),
    mends: (site) => Promise.resolve(void (site.fault = 'none')),
  },
  {
    name: 'through a restart with another release',
    breaksDown: true,
    begins: nothing,
    breaks: (site) => site.close(),
    mends: (site) => {
      site.fault = 'new-release';
      return site.open();
    },
  },
];
