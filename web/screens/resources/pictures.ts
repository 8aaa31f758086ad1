import type { TextKey } from '#web/i18n/texts.tsx';

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

/** For a backend's category without a drawing, a lace from the name. */
export function pictureOf(clave: string): { src: string; alt: TextKey | undefined } {
  const alt = Object.hasOwn(DRAWN, clave) ? DRAWN[clave] : undefined;
  return { src: alt ? `/art/archive-${clave}.svg` : `/art/noticias/${clave}.svg`, alt };
}
