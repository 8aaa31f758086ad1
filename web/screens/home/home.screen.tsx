import { latestNews } from '#web/services/news.ts';
import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

/** /index. A page without its news is still answered with 200. */
export const homeScreen: ScreenEntry<'index'> = {
  load: loaded(async (language) => {
    const [{ HomeScreen }, { default: figures }, { default: book }, { default: voice }] = await Promise.all([
      import('./HomeScreen.tsx'),
      language === 'es' ? import('#content/impact.json?lang=es') : import('#content/impact.json?lang=en'),
      language === 'es' ? import('#content/book.json?lang=es') : import('#content/book.json?lang=en'),
      language === 'es' ? import('#content/voice.json?lang=es') : import('#content/voice.json?lang=en'),
    ]);
    return () => <HomeScreen figures={figures} voice={voice} book={book.enlace} />;
  }),
  queries: (_route, language) => [latestNews(language)],
  head: (route, page) => ({ ...fixedHead(route, page), title: page.t('site.tagline') }),
  ground: 'rose',
  chat: 'whatsapp.text',
};
