/** Where pictures from elsewhere are served on our own origin: `/imagenes/{token}/{width}.webp`. */
export const PICTURES_PATH = '/imagenes';

/** Widths that these pictures are served in, in pixels, and no other. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** The one that answers name. */
export const ANSWERED_WIDTH = 800;

const ANSWERED = new RegExp(`^(${PICTURES_PATH}/[\\w.-]+/)${ANSWERED_WIDTH}\\.webp$`);

/**
 * `srcset` of a picture by the address that answers name: all its widths, or those that a picture no wider than `width` CSS
 * pixels can use on a screen of twice the density. Undefined where it has but one.
 */
export function toSrcset(src: string, width = Infinity): string | undefined {
  const [, start] = ANSWERED.exec(src) ?? [];
  const useful = PICTURE_WIDTHS.filter((_one, at) => at === 0 || (PICTURE_WIDTHS[at - 1] ?? 0) < width * 2);
  if (start === undefined || useful.length < 2) return undefined;
  return useful.map((one) => `${start}${one}.webp ${one}w`).join(', ');
}
