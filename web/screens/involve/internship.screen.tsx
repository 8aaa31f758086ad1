import { loaded, type ScreenEntry } from '../screen.ts';

export const internshipScreen: ScreenEntry<'internship'> = {
  code: loaded(
    () => import('./InternshipScreen.tsx'),
    ['internships'],
    ({ InternshipScreen }, [categories]) =>
      ({ id }) => <InternshipScreen key={id} id={id} categories={categories} />,
  ),
  head: ({ id, path }, { t }) => ({
    title: `${t(`route.involucrate-${id}.title`)} · ${t('route.involucrate.title')}`,
    description: t(`route.involucrate-${id}.description`),
    paths: { es: path, en: path },
    card: 'involucrate',
  }),
  trail: ['involucrate'],
};
