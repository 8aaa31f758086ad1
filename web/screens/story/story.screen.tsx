import { languageOf, languageOfTranslation } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { storyCardPath, storyPath } from '#contract/routes.ts';
import { rememberedPost } from '#web/news/rememberPost.ts';
import { neighbours, story } from '#web/services/news.ts';
import { loaded, statusOf, type Head, type ScreenEntry } from '../screen.ts';

/** Without its neighbours, too, the story is there. */
export const storyScreen: ScreenEntry<'story'> = {
  code: loaded(
    () => import('./StoryScreen.tsx'),
    [],
    ({ StoryScreen }) =>
      ({ slug }) => <StoryScreen slug={slug} />,
  ),
  queries: ({ slug }, language) => [story(slug), neighbours(language, slug)],
  status: ({ slug }, { known }) => statusOf(known(story(slug))),
  head: ({ slug }, { known, t }) => {
    const fetched = known(story(slug));
    if (fetched === null) return { title: t('news.missing'), description: t('missing.description'), paths: {} };
    // Chosen from a list: it shows before it has been asked for.
    const chosen = rememberedPost();
    const post = fetched ?? (chosen?.slug === slug ? chosen : undefined);
    if (post) return storyHead(post);
    return { title: t('route.noticias.title'), description: t('route.noticias.description'), paths: {} };
  },
  trail: ['noticias'],
};

function storyHead(post: Post): Head {
  const { slug, title, excerpt, date, modified, author_name: author, traduccion } = post;
  const written = languageOf(post);
  return {
    title: title.rendered,
    description: excerpt.rendered,
    paths: {
      ...(traduccion && { [languageOfTranslation(written)]: storyPath(traduccion) }),
      [written]: storyPath(slug),
    },
    written,
    article: { date, modified, author, card: storyCardPath({ slug, modified }) },
  };
}
