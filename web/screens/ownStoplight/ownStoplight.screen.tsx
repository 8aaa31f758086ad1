import type { OwnStep } from '#contract/routes.ts';
import { loaded, type Page, type ScreenEntry } from '../screen.ts';

/** /semaforo/mi-semaforo. Only where it begins is for search engines: the steps are the visitor's own. */
export const ownStoplightScreen: ScreenEntry<'ownStoplight'> = {
  load: loaded(async (language) => {
    const [{ OwnStoplightScreen }, { default: own }] = await Promise.all([
      import('./OwnStoplightScreen.tsx'),
      language === 'es' ? import('#content/ownStoplight.json?lang=es') : import('#content/ownStoplight.json?lang=en'),
    ]);
    return ({ step }) => <OwnStoplightScreen step={step} own={own} />;
  }),
  head: ({ step, path }, page) => ({
    title: titleOf(step, page),
    description: page.t('own.description'),
    paths: step === 'inicio' ? { es: path, en: path } : {},
    card: 'semaforo',
  }),
  trail: ['semaforo'],
};

function titleOf(step: OwnStep, { t }: Page): string {
  if (typeof step === 'number') return t('own.question_title', { number: step });
  return t(step === 'mapa' ? 'own.map_title' : step === 'prioridades' ? 'own.priorities_title' : 'own.title');
}
