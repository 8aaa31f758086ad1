import type { CONTENT_FILES } from '#contract/content.ts';

/** How staff find a content file, and the page that shows it. */
export interface EditedFile {
  label: string;
  group: Group;
  /** Without language: `/nosotros`. Without it no page shows the file. */
  route?: string;
}

/** The editor's list at the left, from top to bottom; below them stand the stories. */
export const GROUPS = {
  oficinas: 'Oficinas, tasas y documentos',
  personas: 'Personas y aliados',
  programas: 'Programas',
  sumarse: 'Pasantías y formas de sumarse',
  portada: 'Portada, videos y podcast',
  general: 'Datos generales',
} as const;

type Group = keyof typeof GROUPS;

/** The files of content/ in the order of each group, but for the example addresses, which are the operator's. */
export const EDITED_FILES: Record<Exclude<keyof typeof CONTENT_FILES, 'mailboxes.json'>, EditedFile> = {
  'offices.json': { label: 'Oficinas', group: 'oficinas', route: '/nuestras-oficinas' },
  'towns.json': { label: 'Lugares sin oficina', group: 'oficinas', route: '/nuestras-oficinas' },
  'rates.json': { label: 'Tasas: lo que cuesta un crédito', group: 'oficinas', route: '/tasas-tarifas' },
  'archive.json': { label: 'Recursos: imágenes de las categorías', group: 'oficinas', route: '/recursos' },
  'documents.json': { label: 'Documentos y tarifas', group: 'oficinas', route: '/recursos' },
  'about.json': { label: 'Nosotros: equipo, directorio, premios', group: 'personas', route: '/nosotros' },
  'opinions.json': { label: 'Opiniones del personal', group: 'personas', route: '/trabaja-con-nosotros' },
  'listings.json': { label: 'Comercios con descuento', group: 'personas' },
  'microfinance.json': { label: 'Microfinanzas: créditos', group: 'programas', route: '/microfinanzas' },
  'education.json': { label: 'Educación emprendedora', group: 'programas', route: '/ee' },
  'schools.json': { label: 'Escuelas', group: 'programas', route: '/escuelas' },
  'schoolsMap.json': { label: 'Escuelas: mapa', group: 'programas', route: '/escuelas' },
  'stoplight.json': { label: 'Semáforo', group: 'programas', route: '/semaforo' },
  'ownStoplight.json': { label: 'Mi Semáforo: preguntas', group: 'programas', route: '/semaforo/mi-semaforo' },
  'countries.json': { label: 'Países', group: 'programas', route: '/donde-trabajamos' },
  'sustainability.json': { label: 'Sostenibilidad', group: 'programas', route: '/sostenibilidad' },
  'internships.json': { label: 'Pasantías y roles', group: 'sumarse', route: '/involucrate' },
  'involvement.json': { label: 'Involucrate', group: 'sumarse', route: '/involucrate' },
  'jobs.json': { label: 'Trabajá con nosotros: imágenes y fuentes', group: 'sumarse', route: '/trabaja-con-nosotros' },
  'home.json': { label: 'Imágenes de la portada', group: 'portada', route: '/' },
  'impact.json': { label: 'Números de impacto', group: 'portada', route: '/' },
  'voice.json': { label: 'Una voz en la portada', group: 'portada', route: '/' },
  'book.json': { label: 'El libro', group: 'portada', route: '/' },
  'videos.json': { label: 'Videos', group: 'portada', route: '/noticias' },
  'podcast.json': { label: 'Podcast', group: 'portada', route: '/noticias' },
  'foundation.json': { label: 'Nombre, dirección y redes', group: 'general', route: '/' },
  'links.json': { label: 'Enlaces a otros sitios', group: 'general', route: '/' },
  'accessibility.json': { label: 'Accesibilidad', group: 'general', route: '/accesibilidad' },
  'openData.json': { label: 'Nuestras cifras', group: 'general', route: '/datos-abiertos' },
  'sitemap.json': { label: 'Mapa del sitio: imagen', group: 'general', route: '/mapa-del-sitio' },
  'missing.json': { label: 'Página que no existe: imagen', group: 'general', route: '/no-existe' },
  'privacy.json': { label: 'Políticas de privacidad', group: 'general', route: '/politicas-de-privacidad' },
};
