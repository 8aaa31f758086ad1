import { describe, expect, it } from 'vitest';
import { dayOf, toCalendar } from './calendar.ts';
import { monthsFrom } from './months.ts';

const NOW = new Date('2026-11-24T15:04:05.678Z');
const event = { id: 'salud-08-2027-01', date: '2027-01-01', title: 'Mi paso: hablar', text: 'El agua que tomamos' };

/** As a calendar reads it: the lines that go on are joined. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

describe('the calendar file of a plan [STOP-05]', () => {
  it('is one event a step, of a whole day, with all that RFC 5545 asks for', () => {
    const file = toCalendar([event, { ...event, id: 'salud-10-2027-02' }], NOW);
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      expect.stringMatching(/^PRODID:.+/),
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:salud-08-2027-01@.+/),
      'DTSTAMP:20261124T150405Z',
      'DTSTART;VALUE=DATE:20270101',
      'SUMMARY:Mi paso: hablar',
      'DESCRIPTION:El agua que tomamos',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:salud-10-2027-02@.+/),
      ...Array.from({ length: 5 }, () => expect.any(String)),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes what has a meaning of its own, and keeps each line of the visitor’s', () => {
    const title = 'Ir, con Ana; y \\ ver:\nluego\r\nvolver';
    expect(linesOf(toCalendar([{ ...event, title }], NOW))).toContain(
      String.raw`SUMMARY:Ir\, con Ana\; y \\ ver:\nluego\nvolver`,
    );
  });

  it('folds lines at 75 octets without cutting a letter', () => {
    const title = `Hablá con la señora de la comisión, que atendé a la mañana \u{1f31e} ${'ñandutí '.repeat(20)}`;
    const file = toCalendar([{ ...event, title }], NOW);
    const lines = file.split('\r\n');
    expect(lines.length).toBeGreaterThan(14);
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\u{fffd}');
    }
    expect(linesOf(file)).toContain(`SUMMARY:${title.replace(',', String.raw`\,`)}`);
  });

  it.each([
    ['2027-01', '2027-01-01'],
    ['2026-11', '2026-11-24'],
    ['2026-10', '2026-11-24'],
    ['En enero', undefined],
    ['', undefined],
  ])('takes for %s the day %s', (when, day) => {
    expect(dayOf(when, '2026-11-24')).toBe(day);
  });

  it('has a year of months to choose from', () => {
    expect(monthsFrom('2026-11-24', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });
});
