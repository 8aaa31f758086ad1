import fastify from 'fastify';
import { createBlog } from '#server/blog/blog.ts';
import { blogRoutes } from '#server/news/newsRoutes.ts';
import { sampleStory } from './sampleStories.ts';

/** Five stories that differ in whatever a request can tell posts apart by; for tests. */
export const STORIES = [
  sampleStory({
    id: 101,
    slug: 'huerta',
    title: 'Una "huerta" & su gente',
    excerpt: "Lo que <crece> en O'Leary...",
    date: '2026-03-09',
    topics: ['escuelas', 'ambiente'],
    image: '/art/huerta.svg',
    image_alt: 'Una huerta',
    translation: 'garden',
    markdown: '## Ñandutí\n\nTexto **fuerte**.<script>alert(1)</script>',
    source: 'https://www.example.org/huerta?a=1&b=2',
  }),
  sampleStory({
    id: 102,
    slug: 'garden',
    lang: 'en',
    title: 'A garden',
    date: '2026-03-09',
    translation: 'huerta',
    image: '/art/huerta.svg',
    image_alt: 'A garden',
  }),
  sampleStory({
    id: 103,
    slug: 'credito',
    title: 'Árbol de crédito',
    date: '2025',
    modified: '2026-04',
    categories: [13, 8],
    topics: ['microfinanzas'],
  }),
  sampleStory({
    id: 104,
    slug: 'aniversario',
    title: 'aniversario',
    date: '2026-01',
    categories: [8],
    topics: ['institucional', 'escuelas'],
  }),
  sampleStory({ id: 105, slug: 'semaforo', title: 'Semáforo en la escuela', date: '2026-01', topics: ['semaforo'] }),
];

/** The answer of an app that has nothing but the blog of `STORIES`, below /wp-json; for tests. */
export async function get(
  path: string,
  {
    siteUrl = '',
    ...options
  }: {
    siteUrl?: string;
    method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
    headers?: Record<string, string>;
    payload?: string;
  } = {},
) {
  const app = fastify();
  await app.register((scope) => blogRoutes(scope, { blog: createBlog(STORIES, { siteUrl }) }), { prefix: '/wp-json' });
  const response = await app.inject({ method: 'GET', url: `/wp-json${path}`, ...options });
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: response.body ? response.json() : undefined,
  };
}
