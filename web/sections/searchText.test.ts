import { describe, expect, it } from 'vitest';
import { follow, tell, type SearchText } from './searchText.ts';

const empty: SearchText = { text: '', heard: '', told: [] };
const type = (field: SearchText, text: string): SearchText => ({ ...field, text });

describe('the text of the search', () => {
  it('stays as typed when an earlier part of it comes back from the address', () => {
    const told = tell(type(tell(type(empty, 'c')), 'ce'));
    const typedOn = type(told, 'cer');
    expect(follow(typedOn, 'c').text).toBe('cer');
    expect(follow(follow(typedOn, 'c'), 'ce').text).toBe('cer');
    // The router may skip what was overtaken.
    expect(follow(typedOn, 'ce').text).toBe('cer');
  });

  it('is replaced by an address that did not come from it: back, a link, a reset', () => {
    const settled = follow(tell(type(empty, 'queso')), 'queso');
    expect(follow(settled, '').text).toBe('');
    expect(follow(settled, 'huerta').text).toBe('huerta');
    // The same text later is somebody else's.
    expect(follow(follow(tell(type(settled, '')), ''), 'queso').text).toBe('queso');
  });

  it('stays where it has not been told yet: an address that comes late overtakes nobody', () => {
    const early = type(empty, 'que');
    expect(follow(early, 'huerta')).toEqual({ text: 'que', heard: 'huerta', told: [] });
  });

  it('is the same thing as long as the address is', () => {
    const typed = type(empty, 'x');
    expect(follow(typed, '')).toBe(typed);
  });
});
