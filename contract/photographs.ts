/** Where staff name a photograph of `content/fotos/`, and where its built files are served. */
export const PHOTOGRAPHS_PATH = '/fotos';

/** The widths that a photograph is made in, in pixels; a smaller one also in its own, and never larger. */
export const PHOTOGRAPH_WIDTHS: readonly number[] = [400, 800, 1200, 1600];

/** Of the JPEG that the address itself leads to: for browsers, readers and messengers that know no newer format. */
export const PHOTOGRAPH_JPEG_WIDTH = 1200;

/** A built photograph, as its address tells it. */
export interface Photograph {
  /** Its address without an ending: what its files begin with. */
  start: string;
  /** Size of its largest file, in pixels. */
  width: string;
  height: string;
  /** Its mean colour, `c8a27b`. */
  tone: string;
  /** What has to stay in sight, in per cent from the left and from above, `076,029`; without it the middle. */
  focus?: string;
}

const ADDRESS =
  /^(?<start>\/fotos\/[\w-]+\.\w+\.(?<width>\d+)x(?<height>\d+)\.(?<tone>\w{6}))\.jpg(#(?<focus>\d{3},\d{3}))?$/;

/**
 * Reads `/fotos/una-huerta.9f3a2c1d.1600x1200.c8a27b.jpg#076,029`: name, hash, size, mean colour and focus. All of it stands in the
 * address, so that a picture is one string wherever it goes (docs/decisions/039). Undefined for any other address.
 */
export function readPhotograph(address: string): Photograph | undefined {
  return ADDRESS.exec(address)?.groups as Photograph | undefined;
}

/** Whether an address is that of a built photograph. */
export function isPhotograph(address: string): boolean {
  return readPhotograph(address) !== undefined;
}

/** `srcset` of all its widths in one format. */
export function photographSrcset({ start, width }: Photograph, format: 'avif' | 'webp'): string {
  return photographWidths(Number(width))
    .map((one) => `${start}.${one}.${format} ${one}w`)
    .join(', ');
}

/** The widths that there are of a photograph whose largest file is so wide. */
export function photographWidths(largest: number): number[] {
  return PHOTOGRAPH_WIDTHS.filter((one) => one < largest).concat(largest);
}

/** The address of a photograph with what has to stay in sight, given in per cent. */
export function withFocus(address: string, { x, y }: { x: number; y: number }): string {
  return `${address}#${[x, y].map((one) => String(one).padStart(3, '0')).join()}`;
}
