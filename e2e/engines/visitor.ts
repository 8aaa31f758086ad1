import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';

/** An element on the page: by selector alone, or by what it is called there. */
export interface Target {
  css: string;
  /** All of its name, by ARIA, its label or its text. */
  name?: string;
}

const named =
  (css: string) =>
  (name: string, within = '') => ({
    css: css.replaceAll(/[^,]+/g, `${within} $&`),
    name,
  });

export const link = named('a[href]');
export const button = named('button, summary');
export const heading = named('h1, h2, h3');
export const field = named('input, textarea, select');
export const openDialog = named('dialog[open]');

/** What a visitor can tell of an element that is shown. */
interface Seen {
  name: string;
  text: string;
  value: string;
  /** Text of the option that a list stands at. */
  chosen: string;
  isFocused: boolean;
  /** Of its middle, in px of the window. */
  x: number;
  y: number;
  /** Whether a press there reaches it. */
  isOnTop: boolean;
  /** Attributes. */
  states: Record<string, string>;
}

/** All that are shown, in the order of the page; `reach` scrolls to the first, unless it can be pressed where it is. Runs there. */
function look({ css, name }: Target, reach: boolean): Seen[] {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const byId = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const others = [...byId.map((id) => document.getElementById(id)), ...labels];
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    return plain(own ?? (others.length ? others : [element]).map((one) => one?.textContent).join(' '));
  };
  const elements = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      (name === undefined || nameOf(element) === plain(name)),
  );
  const placeOf = (element: Element) => {
    // The middle of its first line: a link may go over two.
    const box = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, isOnTop: hit !== null && element.contains(hit) };
  };
  const [first] = elements;
  // Of a drawing Firefox brings the upper edge to the middle, whatever part is asked for.
  const wanted = first?.closest('svg')?.parentElement ?? first;
  if (reach && first && !placeOf(first).isOnTop) wanted?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return elements.map((element) => ({
    name: nameOf(element),
    text: plain(element.innerText),
    value: 'value' in element ? String(element.value) : '',
    chosen: element instanceof HTMLSelectElement ? plain(element.selectedOptions[0]?.text) : '',
    isFocused: element === document.activeElement,
    ...placeOf(element),
    states: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
  }));
}

/** Asks again every 50 ms: the engines are slow enough. */
const poll = <T>(ask: () => Promise<T>, message?: string) =>
  expect.poll(ask, { intervals: [50], ...(message === undefined ? {} : { message }) });

/** Somebody at a window of the site: does what a person does, and waits as one. */
export class Visitor {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Of the window, in px. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    const widthNow = () => this.driver.evaluate(() => innerWidth);
    if ((await widthNow()) === width) return;
    await this.driver.resize(width, height);
    await poll(widthNow).toBe(width);
  }

  /** Opens a path and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
    await this.ready();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.ready();
  }

  async ready(): Promise<void> {
    const isReady = () => location.hash.startsWith('#/') && document.querySelector('[data-ready=screen]') !== null;
    // The page may be exchanged meanwhile.
    await poll(() => this.driver.evaluate(isReady).catch(() => false)).toBe(true);
  }

  seen(target: Target): Promise<Seen[]> {
    return this.driver.evaluate(look, target, false);
  }

  /** Waits until it is shown, once. */
  async see(target: Target): Promise<Seen> {
    let seen: Seen[] = [];
    await poll(async () => (seen = await this.seen(target)).length, `shown: ${target.name ?? target.css}`).toBe(1);
    return seen[0] as Seen;
  }

  async seeText(target: Target, text: string): Promise<void> {
    // As it is seen: a no-break space is a space.
    const plain = text.replaceAll(/\s+/g, ' ');
    await poll(async () => (await this.seen(target)).map((seen) => seen.text).join('\n')).toContain(plain);
  }

  async seeCount(target: Target, count: number): Promise<void> {
    await poll(async () => (await this.seen(target)).length, `shown: ${target.name ?? target.css}`).toBe(count);
  }

  seeNo(target: Target): Promise<void> {
    return this.seeCount(target, 0);
  }

  async seeFocus(target: Target): Promise<void> {
    const focused = async () => (await this.seen(target)).map(({ isFocused }) => isFocused);
    await poll(focused, `focused: ${target.name ?? target.css}`).toEqual([true]);
  }

  async seeState(target: Target, state: string, value: string): Promise<void> {
    await poll(async () => (await this.seen(target)).map(({ states }) => states[state])).toEqual([value]);
  }

  /** Scrolls to it and presses it, once it stands still with nothing above it. */
  async click(target: Target): Promise<void> {
    let before: Seen[] = [];
    await poll(
      async () => {
        const now = await this.driver.evaluate(look, target, true);
        const [one, ...others] = now;
        const isStill = one !== undefined && one.x === before[0]?.x && one.y === before[0].y;
        before = now;
        return isStill && one.isOnTop && others.length === 0;
      },
      `can be pressed: ${target.name ?? target.css}`,
    ).toBe(true);
    await this.driver.click(before[0]?.x ?? 0, before[0]?.y ?? 0);
  }

  /** Key by key, into an empty field. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.seeFocus(target);
    await this.driver.type(text);
    await poll(async () => (await this.seen(target)).map(({ value }) => value)).toEqual([text]);
  }

  /** With the arrow keys, in a closed list. */
  async choose(list: Target, option: string): Promise<void> {
    const chosen = async () => (await this.see(list)).chosen;
    await this.seeFocus(list);
    let now = await chosen();
    while (now !== option) {
      const before = now;
      await this.press('ArrowDown');
      await poll(chosen, `an option after ${before}`).not.toBe(before);
      now = await chosen();
    }
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Without its origin. */
  address(): Promise<string> {
    return this.driver.evaluate(() => location.href.slice(location.origin.length));
  }

  async seeAddress(address: string | RegExp): Promise<void> {
    const pattern = poll(() => this.address().catch(() => ''));
    await (typeof address === 'string' ? pattern.toBe(address) : pattern.toMatch(address));
  }

  /** Scrolls until it is in view. */
  async reach(target: Target): Promise<void> {
    await this.see(target);
    await this.driver.evaluate(look, target, true);
  }

  /** How far the page scrolls sideways, in px. */
  sideways(): Promise<number> {
    return this.driver.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }
}
