import type { TextKey } from '#web/i18n/texts.tsx';

/** Alt texts of the drawings, `/art/archive-<clave>.svg`, by the category that each belongs to. */
const DRAWN: Record<string, TextKey> = {
  'hojas-para-llevar': 'resources.alt.hojas-para-llevar',
  'memorias-anuales': 'resources.alt.memorias-anuales',
  'gobierno-corporativo': 'resources.alt.gobierno-corporativo',
  'calificaciones-y-evaluaciones': 'resources.alt.calificaciones-y-evaluaciones',
  'manuales-y-guias': 'resources.alt.manuales-y-guias',
  investigaciones: 'resources.alt.investigaciones',
  libros: 'resources.alt.libros',
  pasantias: 'resources.alt.pasantias',
};

/** The picture of a category: its drawing; a lace woven from its name where a backend has one that nobody drew. */
export function pictureOf(clave: string): { src: string; alt: TextKey | undefined } {
  const alt = Object.hasOwn(DRAWN, clave) ? DRAWN[clave] : undefined;
  return { src: alt ? `/art/archive-${clave}.svg` : `/art/noticias/${clave}.svg`, alt };
}
