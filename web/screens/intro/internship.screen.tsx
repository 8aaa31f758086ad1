import { loaded, type ScreenEntry } from '../screen.ts';

/** /involucrate/{id}: a kind of internship, told as a section is. */
export const internshipScreen: ScreenEntry<'internship'> = {
  load: loaded(async () => {
    const { IntroScreen } = await import('./IntroScreen.tsx');
    return ({ id }) => <IntroScreen name={`involucrate-${id}`} under="involucrate" />;
  }),
  head: ({ id, path }, { t }) => ({
    title: `${t(`route.involucrate-${id}.title`)} · ${t('route.involucrate.title')}`,
    description: t(`route.involucrate-${id}.description`),
    paths: { es: path, en: path },
    card: 'involucrate',
  }),
  trail: ['involucrate'],
};
