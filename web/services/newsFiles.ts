import type { News, PostQuery } from '#contract/news.ts';
import { createPostSearch } from '#contract/postSearch.ts';

type Search = (words: string) => ReturnType<News['posts']>;

const made = new Map<string, Promise<Search>>();

/** As the server finds them, among as many posts as one answer holds. @throws ServiceError */
export async function findPosts(news: News, { search: words = '', ...query }: PostQuery): ReturnType<News['posts']> {
  if (!words) return news.posts(query);
  const key = query.categories.join(',');
  const search = made.get(key) ?? openSearch(news, query);
  made.set(key, search);
  // What failed is asked for again.
  search.catch(() => made.delete(key));
  return (await search)(words);
}

async function openSearch(news: News, query: PostQuery): Promise<Search> {
  const { posts } = (await news.posts({ ...query, content: true })) ?? { posts: [] };
  const find = createPostSearch(posts);
  const listed = posts.map(({ content: _left, ...post }) => post);
  return async (words) => {
    const found = find(words);
    return { posts: listed.filter(({ id }) => found.has(id)) };
  };
}
