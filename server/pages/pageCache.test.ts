import { describe, expect, it, vi } from 'vitest';
import { PageCache, type MadePage } from './pageCache.ts';

/** A page of these words, whole and current for ever unless told otherwise. */
function page(html: string, parts: Partial<MadePage> = {}): MadePage {
  return { status: 200, html, whole: true, isCurrent: () => true, ...parts };
}

async function textOf(stored: ReturnType<PageCache['get']>): Promise<string> {
  return (await (await stored).body.bytes('identity')).toString();
}

describe('a page', () => {
  it('is rendered once, however many ask for it together or later', async () => {
    const pages = new PageCache(9);
    const render = vi.fn(async () => page('uno'));
    const all = await Promise.all([pages.get('a', render), pages.get('a', render)]);
    expect(all[0]).toBe(all[1]);
    expect(await pages.get('a', render)).toBe(all[0]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('that is no longer current is rendered anew', async () => {
    const pages = new PageCache(9);
    let current = true;
    await pages.get('a', async () => page('uno', { isCurrent: () => current }));
    current = false;
    expect(await textOf(pages.get('a', async () => page('dos')))).toBe('dos');
    expect(await textOf(pages.get('a', async () => page('tres')))).toBe('dos');
  });

  it('that is no longer current stands in for one that takes too long, which comes next', async () => {
    const pages = new PageCache(9);
    await pages.get('a', async () => page('uno', { isCurrent: () => false }));
    const slow = Promise.withResolvers<MadePage>();
    expect(await textOf(pages.get('a', () => slow.promise))).toBe('uno');
    slow.resolve(page('dos'));
    expect(await textOf(pages.get('a', () => slow.promise))).toBe('dos');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['is 503', async () => page('nada', { status: 503 })],
    ['is not whole', async () => page('media', { whole: false })],
  ])('that was good stays while its new rendering %s', async (_how, render) => {
    const pages = new PageCache(9);
    await pages.get('a', async () => page('uno', { isCurrent: () => false }));
    expect(await textOf(pages.get('a', render))).toBe('uno');
    expect(await textOf(pages.get('a', async () => page('dos')))).toBe('dos');
  });

  it.each([
    ['is 503', async () => page('nada', { status: 503 })],
    ['is not whole', async () => page('media', { whole: false })],
  ])('that %s is shown where there is no other, and not kept', async (_how, render) => {
    const pages = new PageCache(9);
    expect((await pages.get('a', render)).status).toBeGreaterThanOrEqual(200);
    expect(await textOf(pages.get('a', async () => page('dos')))).toBe('dos');
  });

  it('that failed is tried again', async () => {
    const pages = new PageCache(9);
    await expect(pages.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await textOf(pages.get('a', async () => page('uno')))).toBe('uno');
  });

  it('goes when others were used later and there is no room', async () => {
    const pages = new PageCache(2);
    const render = vi.fn(async () => page('uno'));
    for (const key of ['a', 'b', 'a', 'c', 'a']) await pages.get(key, render);
    expect(render).toHaveBeenCalledTimes(3);
    await pages.get('b', render);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('of ours stays, however many made-up addresses are asked for after it', async () => {
    const pages = new PageCache(2);
    const render = vi.fn(async () => page('uno'));
    await pages.get('a', render);
    for (let at = 0; at < 500; at++) {
      await pages.get(`nada ${at}`, async () => page('nada', { status: 404 }), { isUnknown: true });
    }
    await pages.get('a', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('of ours comes before the made-up addresses that were asked for before it', async () => {
    const pages = new PageCache(9);
    const order: string[] = [];
    const ask = (key: string, isUnknown: boolean) =>
      Promise.resolve(pages.get(key, async () => (order.push(key), page(key)), { isUnknown }));
    await Promise.all([ask('x', true), ask('y', true), ask('z', true), ask('a', false), ask('b', false)]);
    expect(order).toEqual(['x', 'a', 'b', 'y', 'z']);
  });

  it('is rendered beside one other at most', async () => {
    const pages = new PageCache(9);
    let [now, most] = [0, 0];
    const render = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setImmediate(done));
      now -= 1;
      return page('uno');
    };
    await Promise.all(['a', 'b', 'c', 'd'].map(async (key) => pages.get(key, render)));
    expect(most).toBe(2);
  });

  it('that nobody wrote is refused when too many of its kind wait', async () => {
    const pages = new PageCache(9);
    const asked = Array.from({ length: 60 }, (_, at) =>
      Promise.resolve(pages.get(`nada ${at}`, async () => page('nada', { status: 404 }), { isUnknown: true })),
    );
    const ends = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect([ends.slice(0, 51).every((end) => end === 'fulfilled'), ends.at(-1)]).toEqual([true, 'rejected']);
  });
});
