import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listed, placeholdersIn } from '../build/placeholders.ts';
import type { EditorCollection, EditorField } from './decapConfig.ts';
import { CONTENT_FORMAT } from './names.ts';

/** Where staff find a sentence of the interface. */
interface TextGroup {
  label: string;
  /** What its keys begin with; left out: all that no other group has. */
  keys?: readonly string[];
  /** The page that shows it, without language. */
  route?: string;
}

const GROUPS: Record<string, TextGroup> = {
  portada: { label: 'Portada', keys: ['home', 'route.index'], route: '/' },
  nosotros: { label: 'Nosotros', keys: ['about', 'route.nosotros'], route: '/nosotros' },
  lugares: { label: 'Dónde trabajamos', keys: ['where', 'route.donde-trabajamos'], route: '/donde-trabajamos' },
  semaforo: { label: 'Semáforo', keys: ['stoplight', 'route.semaforo'], route: '/semaforo' },
  'mi-semaforo': { label: 'Mi Semáforo', keys: ['own'], route: '/semaforo/mi-semaforo' },
  microfinanzas: { label: 'Microfinanzas', keys: ['microfinance', 'route.microfinanzas'], route: '/microfinanzas' },
  oficinas: {
    label: 'Oficinas y pedido de crédito',
    keys: ['offices', 'credit', 'route.nuestras-oficinas'],
    route: '/nuestras-oficinas',
  },
  escuelas: { label: 'Escuelas', keys: ['schools', 'map_film', 'route.escuelas'], route: '/escuelas' },
  educacion: { label: 'Educación emprendedora', keys: ['education', 'route.ee'], route: '/ee' },
  sostenibilidad: {
    label: 'Sostenibilidad',
    keys: ['sustainability', 'route.sostenibilidad'],
    route: '/sostenibilidad',
  },
  involucrate: {
    label: 'Involucrate y pasantías',
    keys: ['involve', 'internship', 'route.involucrate'],
    route: '/involucrate',
  },
  trabajo: {
    label: 'Trabajá con nosotros',
    keys: ['jobs', 'route.trabaja-con-nosotros'],
    route: '/trabaja-con-nosotros',
  },
  noticias: { label: 'Noticias', keys: ['news', 'route.noticias'], route: '/noticias' },
  recursos: { label: 'Recursos', keys: ['resources', 'documents', 'route.recursos'], route: '/recursos' },
  tasas: { label: 'Tasas y tarifas', keys: ['rates', 'route.tasas-tarifas'], route: '/tasas-tarifas' },
  privacidad: {
    label: 'Políticas de privacidad',
    keys: ['privacy', 'route.politicas-de-privacidad'],
    route: '/politicas-de-privacidad',
  },
  accesibilidad: { label: 'Accesibilidad', keys: ['route.accesibilidad'], route: '/accesibilidad' },
  datos: { label: 'Nuestras cifras', keys: ['route.datos-abiertos', 'open_data'], route: '/datos-abiertos' },
  mapa: { label: 'Mapa del sitio', keys: ['sitemap', 'route.mapa-del-sitio'], route: '/mapa-del-sitio' },
  formularios: { label: 'Formularios y mensajes', keys: ['form', 'outbox', 'receipt', 'whatsapp'] },
  comunes: { label: 'Lo que está en todas las páginas', route: '/' },
};

/**
 * The sentences of the interface, a file a group. These files are not there: the page makes them of the two files of content/i18n
 * when they are read, and writes into those two when they are saved (page/textFiles.ts).
 */
export function texts(root: string): EditorCollection {
  const all = JSON.parse(readFileSync(join(root, 'content/i18n/es.json'), 'utf8')) as Record<string, string>;
  return {
    name: 'textos',
    label: 'Textos de las páginas',
    format: CONTENT_FORMAT,
    files: Object.entries(GROUPS).map(([name, { label, route }]) => ({
      name: `textos-${name}`,
      label,
      file: `content/i18n/${name}.json`,
      fields: Object.entries(all)
        .filter(([key]) => groupOf(key) === name)
        .map(([key, text]) => toField(key, text)),
      ...(route === undefined ? {} : { preview_path: `/es${route}/`.replace('//', '/') }),
    })),
  };
}

function groupOf(key: string): string {
  const holds = ({ keys = [] }: TextGroup) =>
    keys.some((start) => key.startsWith(`${start}.`) || key.startsWith(`${start}-`));
  return Object.entries(GROUPS).find(([, group]) => holds(group))?.[0] ?? 'comunes';
}

function toField(key: string, text: string): EditorField {
  const placeholders = placeholdersIn(text);
  const hint = placeholders.length ? { hint: `El sitio completa ${listed(placeholders)}: dejalo como está` } : {};
  return { name: key, label: key, widget: 'bilingue', required: true, placeholders, ...hint };
}
