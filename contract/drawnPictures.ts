import { SLUG_LIMIT } from './routes.ts';

/**
 * Pictures that the server draws from a name: their folders below `/art/`, each with the longest name that it takes. An award
 * and a certificate are named by their ids, a story by its slug, an organization and a person by their names.
 */
export const DRAWN_PICTURES = {
  marcas: 100,
  medallas: 150,
  noticias: SLUG_LIMIT,
  retratos: 100,
  sellos: 150,
} as const;

export type DrawnFolder = keyof typeof DRAWN_PICTURES;
