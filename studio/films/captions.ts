import type { Caption } from './film.ts';

/** Captions as a WebVTT file. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `\n${time(from)} --> ${time(to)}\n${text}\n`);
  return `WEBVTT\n${cues.join('')}`;
}

function time(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}.000`;
}
