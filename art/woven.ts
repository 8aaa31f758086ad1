import { medal, seal } from './medal.ts';
import { newsPicture } from './newsPicture.ts';
import { officeTile } from './officeTile.ts';
import { portrait } from './portrait.ts';

/**
 * Pictures that are woven from a name when they are asked for, by their folders below /art/: an award and a certificate by their
 * ids, a story by its slug, an office and a person by their names (direction: imagery). The same name gives the same lace for ever.
 */
export const WOVEN = {
  medallas: medal,
  noticias: newsPicture,
  oficinas: officeTile,
  retratos: portrait,
  sellos: seal,
} satisfies Record<string, (name: string) => string>;

export type WovenFolder = keyof typeof WOVEN;
