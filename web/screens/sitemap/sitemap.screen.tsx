import { fixedHead, loaded, type ScreenEntry } from '../screen.ts';

export const sitemapScreen: ScreenEntry<'mapa-del-sitio'> = {
  code: loaded(
    () => import('./SitemapScreen.tsx'),
    ['sitemap'],
    ({ SitemapScreen }, [{ apertura }]) =>
      () => <SitemapScreen picture={apertura} />,
  ),
  head: fixedHead,
};
