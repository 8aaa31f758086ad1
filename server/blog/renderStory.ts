import { inLanguage } from '#contract/language.ts';
import { Marked } from 'marked';
import { sourceLabel } from '#content/blog.ts';
import { sanitisePost } from '#server/news/sanitise.ts';
import type { Story } from './story.ts';

const marked = new Marked({ gfm: true, async: false });

/**
 * A story's body as the HTML that is sent. The link to its source closes it, where it has one that the body does not link
 * to already: whoever reads the story, on this site or through any other client, can see where its facts come from.
 */
export function renderStory({ markdown, source, lang }: Story): string {
  const body = marked.parse(markdown, { async: false });
  const isNamed = source === undefined || body.includes(encodeAmpersands(source));
  return sanitisePost(isNamed ? body : `${body}${sourceLine(source, inLanguage(sourceLabel, lang))}`);
}

function sourceLine(source: string, label: string): string {
  const host = new URL(source).hostname.replace(/^www\./, '');
  return `<p class="is-source">${label}: <a href="${encodeAmpersands(source)}">${host}</a></p>\n`;
}

function encodeAmpersands(address: string): string {
  return new URL(address).href.replaceAll('&', '&amp;').replaceAll('"', '%22');
}
