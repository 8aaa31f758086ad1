import { decodeEntities } from './htmlEntities.ts';

/** The text of a piece of HTML, for reading and for indexes. Tags go first, so that a decoded `<` stays a letter. */
export function toPlainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text for comparing and searching: 'Ñandutí' is found by 'nanduti', as in WordPress's database. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A name as addresses spell it: 'Memorias anuales' is `memorias-anuales`. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
}
