import { latestNews } from '#web/services/news.ts';
import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** Without its news, too, it is answered with 200. */
export const homeScreen: ScreenEntry<'index'> = {
  code: loaded(
    () => import('./HomeScreen.tsx'),
    ['home', 'impact', 'book', 'voice'],
    ({ HomeScreen }, [home, figures, book, voice]) =>
      () => <HomeScreen home={home} figures={figures} voice={voice} book={book} />,
  ),
  queries: (_route, language) => [latestNews(language)],
  head: (route, page) => ({ ...fixedHead(route, page), title: page.t('site.tagline') }),
  ground: 'rose',
  chat: 'whatsapp.text',
};
