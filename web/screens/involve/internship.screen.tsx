import { loaded, type ScreenEntry } from '../screen.ts';

/** /involucrate/{id}: a kind of internship and its roles. */
export const internshipScreen: ScreenEntry<'internship'> = {
  load: loaded(async (language) => {
    const [{ InternshipScreen }, { default: categories }] = await Promise.all([
      import('./InternshipScreen.tsx'),
      language === 'es' ? import('#content/internships.json?lang=es') : import('#content/internships.json?lang=en'),
    ]);
    return ({ id }) => <InternshipScreen key={id} id={id} categories={categories} />;
  }),
  head: ({ id, path }, { t }) => ({
    title: `${t(`route.involucrate-${id}.title`)} · ${t('route.involucrate.title')}`,
    description: t(`route.involucrate-${id}.description`),
    paths: { es: path, en: path },
    card: 'involucrate',
  }),
  trail: ['involucrate'],
};
