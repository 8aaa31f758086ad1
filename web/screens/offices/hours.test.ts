import { describe, expect, it } from 'vitest';
import type { Hours } from '#contract/offices.ts';
import { openingAt } from './hours.ts';

const WEEK: Hours[] = [
  { dias: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'], abre: '07:30', cierra: '17:00' },
  { dias: ['sábado'], abre: '08:00', cierra: '12:00' },
];

const at = (time: string) => new Date(`${time}:00-03:00`);

describe('an office with known hours [OFF-01]', () => {
  it.each([
    ['on Monday at the minute it opens', '2027-04-12T07:30', 'open'],
    ['on Monday a minute before', '2027-04-12T07:29', 'closed'],
    ['on Monday a minute before it closes', '2027-04-12T16:59', 'open'],
    ['on Monday at the minute it closes', '2027-04-12T17:00', 'closed'],
    ['on a Friday in winter, when clocks once stood an hour back', '2027-07-09T16:30', 'open'],
    ['on Saturday morning', '2027-04-10T11:59', 'open'],
    ['on Saturday afternoon', '2027-04-10T15:00', 'closed'],
    ['on Sunday', '2027-04-11T10:00', 'closed'],
    ['late on Monday, when it is Tuesday elsewhere', '2027-04-12T23:30', 'closed'],
  ])('%s', (_when, time, opening) => {
    expect(openingAt(at(time), WEEK, [])).toBe(opening);
  });

  it.each([
    ['New Year', '2027-01-01'],
    ['Heroes’ Day', '2027-03-01'],
    ['Holy Thursday', '2027-03-25'],
    ['Good Friday', '2027-03-26'],
    ['Good Friday of a late Easter', '2038-04-23'],
    ['Independence Day', '2027-05-14'],
    ['the Chaco Armistice', '2028-06-12'],
    ['the oath on the Constitution', '2028-06-20'],
    ['the Victory of Boquerón', '2027-09-29'],
    ['the Virgin of Caacupé', '2027-12-08'],
  ])('is closed for a holiday on %s', (_what, day) => {
    expect(openingAt(at(`${day}T10:00`), WEEK, [])).toBe('holiday');
  });

  it('keeps a holiday on the Monday that a decree moves it to, and works on the day it is moved from', () => {
    const decreed = [{ fecha: '2028-03-06', en_lugar_de: '2028-03-01' }, { fecha: '2028-07-03' }];
    expect(openingAt(at('2028-03-06T10:00'), WEEK, decreed)).toBe('holiday');
    expect(openingAt(at('2028-03-01T10:00'), WEEK, decreed)).toBe('open');
    expect(openingAt(at('2028-07-03T10:00'), WEEK, decreed)).toBe('holiday');
  });
});

describe('hours that pass midnight', () => {
  const night: Hours[] = [{ dias: ['viernes'], abre: '20:00', cierra: '02:00' }];

  it.each([
    ['are open before it', '2027-04-09T23:59', 'open'],
    ['and after it, on the day that has none', '2027-04-10T01:59', 'open'],
    ['until they close', '2027-04-10T02:00', 'closed'],
    ['but not in the night before', '2027-04-09T01:00', 'closed'],
    ['and not after a holiday', '2027-03-27T01:00', 'closed'],
    ['into a holiday that follows', '2027-05-01T01:00', 'open'],
  ])('%s', (_when, time, opening) => {
    expect(openingAt(at(time), night, [])).toBe(opening);
  });
});

it('where hours are not known nothing is claimed, on a holiday neither', () => {
  expect(openingAt(at('2027-04-12T10:00'), [], [])).toBeUndefined();
  expect(openingAt(at('2027-01-01T10:00'), [], [])).toBeUndefined();
});
