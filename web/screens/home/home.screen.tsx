import { latestNews } from '#web/services/news.ts';
import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** Without its news, too, it is answered with 200. */
export const homeScreen: ScreenEntry<'index'> = {
  code: loaded(
    () => import('./HomeScreen.tsx'),
    ['impact', 'book', 'voice'],
    ({ HomeScreen }, [figures, book, voice]) =>
      () => <HomeScreen figures={figures} voice={voice} book={book.enlace} />,
  ),
  queries: (_route, language) => [latestNews(language)],
  head: (route, page) => ({ ...fixedHead(route, page), title: page.t('site.tagline') }),
  ground: 'rose',
  chat: 'whatsapp.text',
};
