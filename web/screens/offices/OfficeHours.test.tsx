import { expect, it } from 'vitest';
import en from '#content/i18n/en.json' with { type: 'json' };
import es from '#content/i18n/es.json' with { type: 'json' };
import { createTexts } from '#web/i18n/texts.tsx';
import { toSentence } from './OfficeHours.tsx';

const SPANISH = createTexts('es', {
  ...es,
  'date.weekdays': 'domingo lunes martes miércoles jueves viernes sábado',
  'offices.days': '{from} a {to}',
  'offices.hours': '{days}, de {from} a {to}',
});
const ENGLISH = createTexts('en', {
  ...en,
  'date.weekdays': 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  'offices.days': '{from} to {to}',
  'offices.hours': '{days}, {from} to {to}',
});

it('says hours as people do, in both languages [OFF-01]', () => {
  const week = { dias: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'], abre: '07:30', cierra: '17:00' } as const;
  expect(toSentence(SPANISH, { ...week, dias: [...week.dias] })).toBe('Lunes a viernes, de 7:30 a 17:00');
  expect(toSentence(ENGLISH, { ...week, dias: [...week.dias] })).toBe('Monday to Friday, 7:30 to 17:00');
  expect(toSentence(SPANISH, { dias: ['martes', 'sábado'], abre: '08:00', cierra: '12:00' })).toBe(
    'Martes, sábado, de 8:00 a 12:00',
  );
});
