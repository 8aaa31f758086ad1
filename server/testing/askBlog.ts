import { createBlog } from '#server/blog/blog.ts';
import { askNews } from './askNews.ts';
import { sampleStory } from './sampleStories.ts';

/** Five stories that differ in everything a query can select by. */
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

/** The response of the news routes serving `STORIES`. */
export function get(path: string, options?: Parameters<typeof askNews>[2]) {
  return askNews(createBlog(STORIES), path, options);
}
