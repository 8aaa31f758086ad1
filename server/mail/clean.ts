import sanitizeHtml from 'sanitize-html';
import { toPlainText } from '#contract/text.ts';

/** What a mail of ours is made of (contract/toMails.ts, and what a person might write by hand): no links, no pictures, no attributes. */
const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li'];

/** The HTML of a mail as staff may see it. Other tags are taken out and their text stays; that of scripts and styles goes. */
export function cleanMessage(html: string): string {
  return sanitizeHtml(html, { allowedTags: TAGS, allowedAttributes: {} }).trim();
}

/** The same as lines of text, for mail programs that show no HTML. */
export function toMailText(cleaned: string): string {
  return cleaned
    .replace(/\s+/g, ' ')
    .split(/<br \/>|<\/(?:p|li|ul|ol)>/)
    .map(toPlainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
