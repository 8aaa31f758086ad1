import { join } from 'node:path';
import type { Language } from '#contract/language.ts';
import { fetchList } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { fold, toPlainText } from '#contract/text.ts';
import { createBlog } from '#server/blog/blog.ts';
import { loadPosts } from '#server/blog/loadPosts.ts';

export const blog = createBlog(loadPosts(join(import.meta.dirname, '../content/posts')));

const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u);

interface WithRareWord {
  story: Post;
  word: string;
}

/** Two stories, each with a word of its text that stands in no other one nor in its own title and summary. */
export async function storiesWithRareWord(language: Language = 'es'): Promise<[WithRareWord, WithRareWord]> {
  const list = await fetchList(blog, language);
  const posts = await Promise.all(
    list.map(async ({ id }) => {
      const story = (await blog.post(id)) as Post;
      const head = wordsOf(`${story.title.rendered} ${story.excerpt.rendered}`);
      return { story, head, text: wordsOf(toPlainText(story.content?.rendered ?? '')) };
    }),
  );
  const [one, other] = posts.flatMap(({ story, text }) => {
    const others = posts.flatMap((post) => (post.story === story ? post.head : [...post.head, ...post.text]));
    const word = text.find((its) => /^[a-z]{7,}$/.test(its) && !others.some((theirs) => theirs.startsWith(its)));
    return word ? [{ story, word }] : [];
  });
  if (!one || !other) throw new Error('hardly any story has a word of its own');
  return [one, other];
}
