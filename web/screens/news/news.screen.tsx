import { newsList } from '#web/services/news.ts';
import { fixedHead, loaded, statusOf, type ScreenEntry } from '../screen.ts';

/** /noticias. */
export const newsScreen: ScreenEntry<'noticias'> = {
  load: loaded(async () => {
    const { NewsScreen } = await import('./NewsScreen.tsx');
    return () => <NewsScreen />;
  }),
  queries: (_route, language) => [newsList(language)],
  status: (_route, { known, language }) => statusOf(known(newsList(language))),
  head: fixedHead,
};
