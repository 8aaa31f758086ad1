import type { DrawnFolder } from '#contract/drawnPictures.ts';
import { medal, seal } from './medal.ts';
import { newsPicture } from './newsPicture.ts';
import { portrait } from './portrait.ts';
import { wordMark } from './wordMark.ts';

/** SVG text by folder and name. The same name always gives the same picture. */
export const drawByName: Record<DrawnFolder, (name: string) => string> = {
  marcas: wordMark,
  medallas: medal,
  noticias: newsPicture,
  retratos: portrait,
  sellos: seal,
};
