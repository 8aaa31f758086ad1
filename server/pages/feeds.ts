import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { decodeEntities, decodeSlug } from '#contract/htmlEntities.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { feedQuestion } from '#contract/newsQuestions.ts';
import { wpPostListSchema, type WpPost } from '#contract/posts.ts';
import type { RenderRequest } from '#contract/render.ts';
import { doorwayPath, storyPath } from '#contract/routes.ts';
import { toPlainText } from '#contract/text.ts';
import type { NewsSource } from '#server/news/source.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';

/** A longer story stands in the feed by its summary, in characters of its HTML: readers fetch all of the feed each time. */
const CONTENT_LIMIT = 100_000;

/** The blog's clock: Paraguay is three hours behind UTC all year. */
const BLOG_ZONE = '-03:00';

interface FeedDeps {
  siteUrl: string;
  texts: Record<Language, Record<string, string>>;
  ask: RenderRequest['ask'];
  /** Says when the feed is to be written anew. */
  news: Pick<NewsSource, 'version' | 'maxAgeMs'>;
}

/** An RSS feed of each language's news, whole stories with their pictures. 503 while the news cannot be had. */
export function feeds(app: FastifyInstance, { siteUrl, texts, ask, news }: FeedDeps): void {
  for (const language of LANGUAGES) {
    let made: { feed: Body; version: number; at: number } | undefined;
    app.get(`/${language}/noticias/feed.xml`, async (request, reply) => {
      if (!made || made.version !== news.version() || Date.now() - made.at >= news.maxAgeMs) {
        const [version, at] = [news.version(), Date.now()];
        const feed = await makeFeed(language, { siteUrl, texts: texts[language], ask });
        if (!feed) return reply.code(503).type('text/plain; charset=utf-8').send('news-unavailable');
        made = { feed, version, at };
      }
      return sendBody(request, reply, made.feed, { headers: { 'cache-control': 'public, max-age=900' } });
    });
  }
}

/** Undefined while the news cannot be had. */
async function makeFeed(
  language: Language,
  { siteUrl, texts, ask }: { siteUrl: string; texts: Record<string, string>; ask: RenderRequest['ask'] },
): Promise<Body | undefined> {
  const { status, body } = await ask(feedQuestion(language));
  const posts = status === 200 ? wpPostListSchema.safeParse(body).data : undefined;
  return (
    posts &&
    toBody(toFeed(language, posts, { siteUrl, texts }), { type: 'application/rss+xml; charset=utf-8', effort: 'light' })
  );
}

function toFeed(
  language: Language,
  posts: readonly WpPost[],
  { siteUrl, texts }: { siteUrl: string; texts: Record<string, string> },
): string {
  const text = (key: string) => texts[key] ?? '';
  const feed = new Feed({
    title: `${text('route.noticias.title')} · ${text('site.name')}`,
    description: text('route.noticias.description'),
    id: siteUrl + doorwayPath(language, '/noticias'),
    link: siteUrl + doorwayPath(language, '/noticias'),
    language,
    image: `${siteUrl}/icons/icon-512.png`,
    favicon: `${siteUrl}/favicon.ico`,
    copyright: text('site.name'),
    feedLinks: { rss: `${siteUrl}/${language}/noticias/feed.xml` },
    ...(posts[0] ? { updated: toDate(posts[0].modified) } : {}),
  });
  for (const post of posts) {
    const link = siteUrl + doorwayPath(language, storyPath(decodeSlug(post.slug)));
    const html = post.content?.rendered ?? '';
    const picture = post._embedded?.['wp:featuredmedia']?.[0]?.source_url;
    feed.addItem({
      title: decodeEntities(post.title.rendered),
      id: link,
      link,
      date: toDate(post.date),
      published: toDate(post.date),
      description: toPlainText(post.excerpt.rendered),
      content: withPicture(html.length > CONTENT_LIMIT ? post.excerpt.rendered : html, picture, siteUrl),
      author: [{ name: post._embedded?.author?.[0]?.name ?? text('site.name') }],
      category: (post._embedded?.['wp:term']?.flat() ?? []).flatMap(({ name }) =>
        name ? [{ name: decodeEntities(name) }] : [],
      ),
    });
  }
  return feed.rss2();
}

/** The story with its picture first, for readers that show only what the text holds. Addresses are whole. */
function withPicture(html: string, picture: string | undefined, siteUrl: string): string {
  const whole = html.replace(/(src|href)="\//g, `$1="${siteUrl}/`);
  if (!picture) return whole;
  return `<p><img src="${new URL(picture, siteUrl).href.replace(/"/g, '%22')}" alt=""></p>${whole}`;
}

function toDate(blogTime: string): Date {
  return new Date(`${blogTime.slice(0, 19)}${BLOG_ZONE}`);
}
