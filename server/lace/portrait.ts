import { nanduti } from './nanduti.ts';

/** Background and a thread with enough contrast. */
const CLOTHS = [
  { ground: '#CFE4D6', thread: '#12382C' },
  { ground: '#F5B3C1', thread: '#7A2413' },
  { ground: '#F6B93B', thread: '#4A150B' },
  { ground: '#12382C', thread: '#F8F0DF' },
] as const;

/** A person without a photo: the initials in the eye of a lace drawn from the name. Square SVG text. */
export function portrait(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  const { ground, thread } = CLOTHS[sum % CLOTHS.length] ?? CLOTHS[0];
  return nanduti(name, { thread, ground, label: initials.toUpperCase(), rim: 'scallop', size: 400 });
}
