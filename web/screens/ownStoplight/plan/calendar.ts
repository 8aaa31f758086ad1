import { isMonth } from './months.ts';

/** `date`: the whole day, such as `2027-01-01`. */
export interface CalendarEvent {
  id: string;
  date: string;
  title: string;
  text: string;
}

/** The first day of its month, `today` when that has passed; undefined for words that name no month. */
export function dayOf(when: string, today: string): string | undefined {
  if (!isMonth(when)) return undefined;
  const first = `${when}-01`;
  return first < today ? today : first;
}

/** A file for calendars (RFC 5545). `now`: when it is made. */
export function toCalendar(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fundacion Paraguaya//Mi Semaforo//ES',
    ...events.flatMap(({ id, date, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}@mi-semaforo.fundacionparaguaya.org.py`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Lines hold 75 octets at most, no character is cut, and one that goes on begins with a space. */
function folded(line: string): string {
  const lines = [''];
  let size = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (size + octets > 75) {
      lines.push(' ');
      size = 1;
    }
    lines[lines.length - 1] += character;
    size += octets;
  }
  return lines.join('\r\n');
}
