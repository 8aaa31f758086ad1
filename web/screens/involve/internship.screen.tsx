import { pathsOf } from '#contract/routes.ts';
import { loaded, type ScreenEntry } from '../screen.ts';

export const internshipScreen: ScreenEntry<'internship'> = {
  code: loaded(
    () => import('./InternshipScreen.tsx'),
    ['internships', 'involvement'],
    ({ InternshipScreen }, [categories, involvement]) =>
      ({ id }) => <InternshipScreen key={id} id={id} categories={categories} programme={involvement.documento} />,
  ),
  head: (route, { t }) => ({
    title: `${t(`route.involucrate-${route.id}.title`)} · ${t('route.involucrate.title')}`,
    description: t(`route.involucrate-${route.id}.description`),
    paths: pathsOf(route),
    card: 'involucrate',
  }),
  trail: ['involucrate'],
};
