import { neighbours, story } from '#web/services/news.ts';
import { loaded, statusOf, type ScreenEntry } from '../screen.ts';

/** /noticias/{slug}. Its neighbours come along where they can: the story is there without them. */
export const storyScreen: ScreenEntry<'story'> = {
  load: loaded(async () => {
    const { StoryScreen } = await import('./StoryScreen.tsx');
    return ({ slug }) => <StoryScreen slug={slug} />;
  }),
  queries: ({ slug }, language) => [story(slug), neighbours(language, slug)],
  status: ({ slug }, known) => statusOf(known(story(slug))),
};
