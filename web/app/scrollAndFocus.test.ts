import { describe, expect, it } from 'vitest';
import { scrollAndFocusAfter, type Navigation, type ScrollAndFocus } from './scrollAndFocus.ts';

const STAYS: ScrollAndFocus = { top: undefined, heading: false };
const START: ScrollAndFocus = { top: 0, heading: true };

const link: Navigation = { by: 'link', samePath: false, left: undefined, moved: true };
const back: Navigation = { by: 'history', samePath: false, left: 5000, moved: true };
const load: Navigation = { by: 'load', samePath: false, left: 5000, moved: false };

describe('scroll position and focus after', () => {
  it.each<[string, Navigation, ScrollAndFocus]>([
    ['a link to another page: its top and its heading', link, START],
    ['another query of the same path: where they were', { ...link, samePath: true }, STAYS],
    ['a new entry, even if its key was known: the top', { ...link, left: 700 }, START],
    ['back or forward: where they left it, on its heading', back, { top: 5000, heading: true }],
    ['back to the top of a page: its top', { ...back, left: 0 }, START],
    [
      'back to another query of the same path: where they left it',
      { ...back, samePath: true },
      { top: 5000, heading: false },
    ],
    ['a typed address of another page: its top and its heading', { ...back, left: undefined }, START],
    [
      'a typed address of the same path, or an anchor: where they were',
      { ...back, samePath: true, left: undefined },
      STAYS,
    ],
    ['a reload: where they left it', load, { top: 5000, heading: false }],
    ['a first visit: where they are', { ...load, left: undefined }, STAYS],
    ['code that comes after they have moved: where they are', { ...load, moved: true }, STAYS],
    ['late code on a page they have never left: where they are', { ...load, left: undefined, moved: true }, STAYS],
  ])('%s', (_case, navigation, expected) => {
    expect(scrollAndFocusAfter(navigation)).toEqual(expected);
  });
});
