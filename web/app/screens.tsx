import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { Route, ScreenName } from '#contract/routes.ts';
import { categoryNews, latestNews, neighbours, newsList, story } from '#web/services/news.ts';
import type { Query } from '#web/services/query.ts';

/** A screen whose code and content have come. */
export type LoadedScreen = (route: Route) => ReactNode;

interface ScreenEntry {
  /** Fetches the screen's code and its content in one language. */
  load: (language: Language) => Promise<LoadedScreen>;
  /** Remote data that a doorway brings along. */
  queries?: (route: Route, language: Language) => Query<unknown>[];
  /** Source files of its chunks, for the doorway to name its styles (see scripts/build). */
  sources: (language: Language) => string[];
  /** Colour of its last section, from which the footer's land grows. */
  ground?: 'rose';
}

const introduction: ScreenEntry = {
  load: async () => {
    const { IntroScreen } = await import('#web/screens/intro/IntroScreen.tsx');
    return (route) => <IntroScreen route={route} />;
  },
  sources: () => ['web/screens/intro/IntroScreen.tsx'],
};

/** Every screen by the name of its route. A new one is a folder in web/screens and an entry here. */
export const SCREENS: Record<ScreenName, ScreenEntry> = {
  index: {
    load: async (language) => {
      const [{ HomeScreen }, { default: impact }, { default: book }] = await Promise.all([
        import('#web/screens/home/HomeScreen.tsx'),
        language === 'es' ? import('#content/impact.json?lang=es') : import('#content/impact.json?lang=en'),
        language === 'es' ? import('#content/book.json?lang=es') : import('#content/book.json?lang=en'),
      ]);
      return () => <HomeScreen impact={impact} book={book.enlace} />;
    },
    queries: (_route, language) => [latestNews(language)],
    sources: (language) => [
      'web/screens/home/HomeScreen.tsx',
      `content/impact.json?lang=${language}`,
      `content/book.json?lang=${language}`,
    ],
    ground: 'rose',
  },
  noticias: {
    load: async () => {
      const { NewsScreen } = await import('#web/screens/news/NewsScreen.tsx');
      return () => <NewsScreen />;
    },
    queries: (_route, language) => [newsList(language)],
    sources: () => ['web/screens/news/NewsScreen.tsx'],
  },
  story: {
    load: async () => {
      const { StoryScreen } = await import('#web/screens/story/StoryScreen.tsx');
      return (route) => <StoryScreen slug={route.screen === 'story' ? route.slug : ''} />;
    },
    queries: (route, language) =>
      route.screen === 'story' ? [story(route.slug), neighbours(language, route.slug)] : [],
    sources: () => ['web/screens/story/StoryScreen.tsx'],
  },
  category: {
    load: async () => {
      const { CategoryScreen } = await import('#web/screens/news/CategoryScreen.tsx');
      return (route) => <CategoryScreen category={route.screen === 'category' ? route.category : 0} />;
    },
    queries: (route, language) => (route.screen === 'category' ? [categoryNews(language, route.category)] : []),
    sources: () => ['web/screens/news/CategoryScreen.tsx'],
  },
  'trabaja-con-nosotros': {
    load: async () => {
      const { JobsScreen } = await import('#web/screens/jobs/JobsScreen.tsx');
      return () => <JobsScreen />;
    },
    sources: () => ['web/screens/jobs/JobsScreen.tsx'],
  },
  nosotros: introduction,
  'donde-trabajamos': introduction,
  semaforo: introduction,
  microfinanzas: introduction,
  'nuestras-oficinas': introduction,
  escuelas: introduction,
  'politicas-de-privacidad': introduction,
  sostenibilidad: introduction,
  ee: introduction,
  recursos: introduction,
  'tasas-tarifas': introduction,
  involucrate: introduction,
  internship: introduction,
};
