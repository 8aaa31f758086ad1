import sanitizeHtml from 'sanitize-html';
import { toPlainText } from '#contract/text.ts';

/** The tags of contract/toMails.ts, and simple formatting. */
const TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li'];

/** HTML that is safe for staff. Other tags lose only their markup; scripts and styles also their text. */
export function cleanMessage(html: string): string {
  return sanitizeHtml(html, { allowedTags: TAGS, allowedAttributes: {} }).trim();
}

export function toMailText(cleaned: string): string {
  return cleaned
    .replace(/\s+/g, ' ')
    .split(/<br \/>|<\/(?:p|li|ul|ol)>/)
    .map(toPlainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
