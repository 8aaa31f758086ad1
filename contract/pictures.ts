/** Where pictures of a foreign service are served on our own origin: `/imagenes/{token}/{width}.webp`. */
export const PICTURES_PATH = '/imagenes';

/** The only widths that these pictures are served in, in pixels. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** The width in the addresses of posts. */
export const ANSWERED_WIDTH = 800;

const ANSWERED = new RegExp(`^(${PICTURES_PATH}/[\\w.-]+/)${ANSWERED_WIDTH}\\.webp$`);

/**
 * `srcset` of a picture by its address in a post: all widths, or those that a picture of at most `width` CSS pixels needs on a
 * screen of double density. Undefined where there is only one.
 */
export function toSrcset(src: string, width = Infinity): string | undefined {
  const [, start] = ANSWERED.exec(src) ?? [];
  const useful = PICTURE_WIDTHS.filter((_one, at) => at === 0 || (PICTURE_WIDTHS[at - 1] ?? 0) < width * 2);
  if (start === undefined || useful.length < 2) return undefined;
  return useful.map((one) => `${start}${one}.webp ${one}w`).join(', ');
}

/** Where the foundation's marks are, to print. */
export const BRAND_PATH = '/prensa';
