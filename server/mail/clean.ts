import sanitizeHtml from 'sanitize-html';
import { toPlainText } from '#contract/text.ts';

/** What contract/toMails.ts writes, and plain formatting: no links, no pictures, no attributes. */
const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li'];

/** HTML that is safe to show to staff. Other tags are removed and their text stays, except that of scripts and styles. */
export function cleanMessage(html: string): string {
  return sanitizeHtml(html, { allowedTags: TAGS, allowedAttributes: {} }).trim();
}

/** The same as plain text. */
export function toMailText(cleaned: string): string {
  return cleaned
    .replace(/\s+/g, ' ')
    .split(/<br \/>|<\/(?:p|li|ul|ol)>/)
    .map(toPlainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
