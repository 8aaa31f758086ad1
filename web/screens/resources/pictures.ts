import type { Archive } from '#contract/documents.ts';
import type { ScreenPicture } from '#contract/pictureSchema.ts';

/** For a backend's category without a picture, a lace from its name. */
export function pictureOf(clave: string, pictures: Archive['categorias']): ScreenPicture {
  return pictures.find((one) => one.clave === clave) ?? { imagen: `/art/noticias/${clave}.svg`, alt: '' };
}
