import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { fetchFeed, languageOfNews } from '#contract/news.ts';
import type { Post } from '#contract/posts.ts';
import { pagePath, storyPath } from '#contract/routes.ts';
import { cacheControl } from '#server/news/cacheControl.ts';
import type { NewsSource } from '#server/news/source.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

/** A story with longer HTML is in the feed by its summary, since readers fetch the whole feed each time. */
const CONTENT_LIMIT = 100_000;

const AGE = { seconds: 900 };

/** Paraguay is three hours behind UTC all year. */
const BLOG_ZONE = '-03:00';

interface FeedDeps {
  siteUrl: string;
  texts: Record<Language, Record<string, string>>;
  news: NewsSource;
}

/** An RSS feed of each language's news, whole stories with their pictures. 503 while the news cannot be had. */
export function feeds(app: FastifyInstance, { siteUrl, texts, news }: FeedDeps): void {
  for (const language of LANGUAGES.filter((one) => languageOfNews(one) === one)) {
    let made: { feed: Body; version: number; at: number } | undefined;
    app.get(`/${language}/noticias/feed.xml`, async (request, reply) => {
      if (!made || made.version !== news.version() || Date.now() - made.at >= news.maxAgeMs) {
        const [version, at] = [news.version(), Date.now()];
        const posts = await fetchFeed(news, language).catch(toUndefined);
        if (!posts) return reply.code(503).type('text/plain; charset=utf-8').send('news-unavailable');
        const xml = toFeed(language, posts, { siteUrl, texts: texts[language] });
        made = { feed: toBody(xml, { type: 'application/rss+xml; charset=utf-8', effort: 'light' }), version, at };
      }
      return sendBody(request, reply, made.feed, { headers: { 'cache-control': cacheControl(news, AGE) } });
    });
  }
}

function toUndefined(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
}

function toFeed(
  language: Language,
  posts: readonly Post[],
  { siteUrl, texts }: { siteUrl: string; texts: Record<string, string> },
): string {
  const text = (key: string) => texts[key] ?? '';
  const feed = new Feed({
    title: `${text('route.noticias.title')} · ${text('site.name')}`,
    description: text('route.noticias.description'),
    id: siteUrl + pagePath(language, '/noticias'),
    link: siteUrl + pagePath(language, '/noticias'),
    language,
    image: `${siteUrl}/icons/icon-512.png`,
    favicon: `${siteUrl}/favicon.ico`,
    copyright: text('site.name'),
    feedLinks: { rss: `${siteUrl}/${language}/noticias/feed.xml` },
    ...(posts[0] ? { updated: toDate(posts[0].modified) } : {}),
  });
  for (const post of posts) {
    const link = siteUrl + pagePath(language, storyPath(post.slug));
    const html = post.content?.rendered ?? '';
    feed.addItem({
      title: post.title.rendered,
      id: link,
      link,
      date: toDate(post.date),
      published: toDate(post.date),
      description: post.excerpt.rendered,
      content: withPicture(html.length > CONTENT_LIMIT ? post.excerpt.rendered : html, post.featured_image, siteUrl),
      author: [{ name: post.author_name || text('site.name') }],
      category: [...post.categories, ...post.tags].filter(({ name }) => name).map(({ name }) => ({ name })),
    });
  }
  return feed.rss2();
}

/** The story's HTML with its picture first and absolute URLs. */
function withPicture(html: string, picture: string, siteUrl: string): string {
  const whole = html.replace(/(src|href)="\//g, `$1="${siteUrl}/`);
  if (!picture) return whole;
  return `<p><img src="${new URL(picture, siteUrl).href.replace(/"/g, '%22')}" alt=""></p>${whole}`;
}

function toDate(blogTime: string): Date {
  return new Date(`${blogTime.slice(0, 19)}${BLOG_ZONE}`);
}
