import { expect, it } from 'vitest';
import { FROM_LIST, nextFromList, stepsFromList } from './fromList.ts';

it('counts the entries from the list of news on, however far a reader goes', () => {
  expect(stepsFromList(FROM_LIST)).toBe(1);
  expect(stepsFromList(nextFromList(nextFromList(FROM_LIST)))).toBe(3);
});

it.each([undefined, null, 'fromList', {}, { fromList: true }, { fromList: -2 }, { fromList: 1.5 }])(
  'knows no list before an entry with the state %j, nor after it',
  (state) => {
    expect(stepsFromList(state)).toBe(0);
    expect(nextFromList(state)).toBeUndefined();
  },
);
