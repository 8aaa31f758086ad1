import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { Remote } from '#web/data/Remote.tsx';
import { useTexts } from '#web/i18n/texts.tsx';
import { foundNews } from '#web/services/news.ts';
import type { Load } from '#web/services/query.ts';

interface FoundProps {
  /** All, where nothing is searched for. */
  posts: Post[];
  search: string;
  children: (load: Load<Post[]>) => ReactNode;
}

export function Found({ posts, search, children }: FoundProps) {
  const { language } = useTexts();
  const words = search.trim();
  if (!words) return children({ state: 'ready', value: posts });
  return <Remote query={foundNews(language, words)}>{children}</Remote>;
}
