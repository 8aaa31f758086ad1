import { loaded, type ScreenEntry } from '../screen.ts';

/** /semaforo/mi-semaforo. Only where it begins is for search engines: the steps are the visitor's own. */
export const ownStoplightScreen: ScreenEntry<'ownStoplight'> = {
  load: loaded(async (language) => {
    const [{ OwnStoplightScreen }, { default: own }] = await Promise.all([
      import('./OwnStoplightScreen.tsx'),
      language === 'es' ? import('#content/ownStoplight.json?lang=es') : import('#content/ownStoplight.json?lang=en'),
    ]);
    return ({ step }) => <OwnStoplightScreen step={step} own={own} />;
  }),
  head: ({ step, path }, { t }) => ({
    title: typeof step === 'number' ? t('own.question_title', { number: step }) : t(`own.title.${step}`),
    description: t('own.description'),
    paths: step === 'inicio' ? { es: path, en: path } : {},
    card: 'semaforo',
  }),
  trail: ['semaforo'],
};
