import { expect, it } from 'vitest';
import { importContent } from '#web/i18n/content.ts';
import { chosenTheme, withTheme } from './themeQuery.ts';

const content = await importContent('sustainability', 'es');
const [first, second] = content.temas;

it.each([
  ['', undefined],
  ['?lang=es', undefined],
  ['?tema=', undefined],
  ['?tema=no-such-theme', undefined],
  [`?tema=${first?.slug}`, first?.id],
  [`?lang=en&tema=${second?.slug}`, second?.id],
])('the address’s query %o chooses theme %s [SUST-01]', (search, id) => {
  expect(chosenTheme(content.temas, search)?.id).toBe(id);
});

it('a choice replaces the one before and leaves the rest of the query [SUST-02]', () => {
  expect(withTheme('?lang=en&tema=escuelas', 'semaforo')).toBe('?lang=en&tema=semaforo');
  expect(withTheme('', 'microfinanzas')).toBe('?tema=microfinanzas');
});
