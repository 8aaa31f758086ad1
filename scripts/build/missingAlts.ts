import type { Fault } from '#server/faults/fault.ts';
import { leavesOf } from './leaves.ts';
import { tokensOf } from './markdown.ts';
import type { Content } from './readContent.ts';

const UNDESCRIBED = {
  es: 'está vacío: escribí qué muestra la imagen, para quien no la ve.',
  en: 'is empty: write what the picture shows, for whoever does not see it.',
};

/**
 * Pictures that nobody described: of records, whose schemas let spaces pass for a text, and inside stories. A story's own
 * picture is asked for its text by the story's schema (server/blog/story.ts).
 */
export function findMissingAlts({ files, stories }: Content): Fault[] {
  const ofRecords = [...files].flatMap(([name, value]) =>
    leavesOf(value)
      .filter(({ keys, text }) => keys.slice(-2).includes('alt') && text.trim() === '')
      .map(({ keys }) => ({ file: `content/${name}`, keys, says: UNDESCRIBED })),
  );
  const inStories = stories.flatMap(({ lang, slug, markdown }) =>
    undescribed(markdown).map((picture) => ({
      file: `content/posts/${lang}/${slug}.md`,
      keys: ['body'],
      at: picture,
      says: {
        es: `nada dice qué muestra ${picture}: escribí ![Qué muestra](${picture}).`,
        en: `nothing says what ${picture} shows: write ![What it shows](${picture}).`,
      },
    })),
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
