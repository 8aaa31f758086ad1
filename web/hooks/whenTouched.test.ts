import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let page: EventTarget;

/** As in a document that was just opened. */
async function openedAt(scrollY: number) {
  vi.resetModules();
  vi.stubGlobal('scrollY', scrollY);
  return (await import('./whenTouched.ts')).whenTouched;
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (run(), 1));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('waits until the visitor does something, and runs once', async () => {
  const whenTouched = await openedAt(0);
  const run = vi.fn();
  whenTouched(run);
  expect(run).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('scroll'));
  page.dispatchEvent(new Event('keydown'));
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs also where the visitor had done something before it was called, or before the code came', async () => {
  const whenTouched = await openedAt(0);
  whenTouched(() => undefined);
  page.dispatchEvent(new Event('pointerdown'));
  const late = vi.fn();
  whenTouched(late);
  expect(late).toHaveBeenCalledTimes(1);

  const first = vi.fn();
  (await openedAt(300))(first);
  expect(first).toHaveBeenCalledTimes(1);
});

it('runs no more once it is cancelled', async () => {
  const whenTouched = await openedAt(0);
  const run = vi.fn();
  whenTouched(run)();
  page.dispatchEvent(new Event('scroll'));
  expect(run).not.toHaveBeenCalled();
});
