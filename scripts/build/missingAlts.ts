import { leavesOf } from './leaves.ts';
import { tokensOf } from './markdown.ts';
import type { Content } from './readContent.ts';

/**
 * Pictures that nobody described: of records, whose schemas let spaces pass for a text, and inside stories. A story's own
 * picture is asked for its text by the story's schema (server/blog/story.ts).
 */
export function findMissingAlts({ files, stories }: Content): string[] {
  const ofRecords = [...files].flatMap(([name, value]) =>
    leavesOf(value)
      .filter(({ keys, text }) => keys.slice(-2).includes('alt') && text.trim() === '')
      .map(({ keys }) => `content/${name}: ${keys.join('.')}: must say what the picture shows`),
  );
  const inStories = stories.flatMap(({ lang, slug, markdown }) =>
    undescribed(markdown).map(
      (picture) => `content/posts/${lang}/${slug}.md: body: nothing says what ${picture} shows`,
    ),
  );
  return [...ofRecords, ...inStories];
}

/** Pictures of a text without a description. HTML may say with `alt=""` that one is ornament; Markdown cannot. */
function undescribed(markdown: string): string[] {
  return tokensOf(markdown).flatMap((token) => {
    if (token.type === 'image') return String(token.text).trim() ? [] : [String(token.href)];
    if (token.type !== 'html') return [];
    const tags = (token.raw.match(/<img\b[^>]*>/gi) ?? []).filter((tag) => !/\salt\s*=/i.test(tag));
    return tags.map((tag) => /\bsrc=["']([^"']+)/i.exec(tag)?.[1] ?? tag);
  });
}
