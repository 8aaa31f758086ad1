import { decodeEntities } from './htmlEntities.ts';

/** Plain text of HTML. Tags are removed before entities are decoded, so that a decoded `<` stays text. */
export function toPlainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text without accents and case, for comparing and searching: 'Ñandutí' is found by 'nanduti', as in WordPress. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** 'Memorias anuales' becomes `memorias-anuales`. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
}
