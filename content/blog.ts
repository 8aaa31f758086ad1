import { CATEGORY } from '#contract/news.ts';
import type { Translated } from '#contract/language.ts';

interface Term {
  id: number;
  slug: string;
  name: Translated<string>;
}

/**
 * Categories of the embedded blog, with the foundation blog's own ids (spec 9). The blog answers the name in Spanish,
 * but for the one named English: by that name the site tells the languages apart. A slug is what stands in a Spanish story's
 * `categories`; English stories are in `english`, unsaid.
 */
export const categories = [
  { id: CATEGORY.news, slug: 'noticias', name: { es: 'Novedades', en: 'News' } },
  { id: CATEGORY.stories, slug: 'historias', name: { es: 'Historias', en: 'Stories' } },
  { id: CATEGORY.english, slug: 'english', name: { es: 'English', en: 'English' } },
] as const satisfies Term[];

/** What a story is about. A slug is what stands in a story's `topics`; the blog answers topics as WordPress tags. */
export const topics = [
  { id: 201, slug: 'institucional', name: { es: 'Institucional', en: 'About the foundation' } },
  { id: 202, slug: 'semaforo', name: { es: 'Semáforo', en: 'Poverty Stoplight' } },
  { id: 203, slug: 'microfinanzas', name: { es: 'Microfinanzas', en: 'Microfinance' } },
  { id: 204, slug: 'escuelas', name: { es: 'Escuelas', en: 'Schools' } },
  { id: 205, slug: 'educacion', name: { es: 'Educación', en: 'Education' } },
  { id: 206, slug: 'ambiente', name: { es: 'Ambiente', en: 'Environment' } },
] as const satisfies Term[];

export type Topic = (typeof topics)[number]['slug'];

/** Who signs the stories: the same office, in the story's language, with its article because it follows 'By' (`news.by`). */
export const authors = {
  es: { id: 1, slug: 'oficina-de-comunicacion', name: 'la Oficina de Comunicación' },
  en: { id: 2, slug: 'communications-office', name: 'the Communications Office' },
} as const satisfies Translated<{ id: number; slug: string; name: string }>;

/** Stands before the link to a story's source, at its end. */
export const sourceLabel: Translated<string> = { es: 'Fuente', en: 'Source' };
