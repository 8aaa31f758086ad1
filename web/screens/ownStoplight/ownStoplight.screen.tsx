import { pathsOf } from '#contract/routes.ts';
import { loaded, type ScreenEntry } from '../screen.ts';

/** Only the start is for search engines: the steps are the visitor's own. */
export const ownStoplightScreen: ScreenEntry<'ownStoplight'> = {
  code: loaded(
    () => import('./OwnStoplightScreen.tsx'),
    ['ownStoplight'],
    ({ OwnStoplightScreen }, [own]) =>
      ({ step }) => <OwnStoplightScreen step={step} own={own} />,
  ),
  head: ({ step, ...route }, { t }) => ({
    title: typeof step === 'number' ? t('own.question_title', { number: step }) : t(`own.title.${step}`),
    description: t('own.description'),
    paths: step === 'inicio' ? pathsOf(route) : {},
    card: 'semaforo',
  }),
  trail: ['semaforo'],
};
