import type { NewsSource } from './source.ts';

/**
 * Cache-Control of what is made of news: `seconds` old at most, then `staleSeconds` while asking again, but not beyond the
 * moment when a post will appear.
 */
export function cacheControl(
  { unchangedMs }: Pick<NewsSource, 'unchangedMs'>,
  { seconds, staleSeconds = 0 }: { seconds: number; staleSeconds?: number },
): string {
  const left = Math.ceil((unchangedMs?.() ?? Infinity) / 1000);
  const stale = Math.min(staleSeconds, Math.max(0, left - seconds));
  return `public, max-age=${Math.min(seconds, left)}${stale ? `, stale-while-revalidate=${stale}` : ''}`;
}
