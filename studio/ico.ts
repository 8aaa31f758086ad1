/** One picture of an icon file: its side in px, and the PNG. */
export interface IcoImage {
  size: number;
  png: Uint8Array;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file that holds the PNGs as they are: six bytes of header, one entry of 16 bytes each, then the pictures. */
export function ico(images: readonly IcoImage[]): Uint8Array {
  const head = HEADER_BYTES + ENTRY_BYTES * images.length;
  const total = images.reduce((sum, { png }) => sum + png.length, head);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true); // type: icon
  view.setUint16(4, images.length, true);
  let offset = head;
  images.forEach(({ size, png }, i) => {
    const entry = HEADER_BYTES + ENTRY_BYTES * i;
    view.setUint8(entry, size % 256); // the format writes 256 as 0
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true); // colour planes
    view.setUint16(entry + 6, 32, true); // bits per pixel
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  });
  return bytes;
}
