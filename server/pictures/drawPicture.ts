import sharp from 'sharp';
import { UpstreamError } from '#server/upstream/upstreamError.ts';

export type PictureFormat = 'webp' | 'jpeg';

/** Formats that are decoded, by their first bytes, because a content-type header may be wrong. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
];

const QUALITY: Record<PictureFormat, number> = { webp: 76, jpeg: 78 };
/** Timeout of decoding. */
const DECODE_SECONDS = 10;
/** Background of transparent pictures in JPEG. */
const PAPER = '#ffffff';

/**
 * A foreign picture at most `width` wide: never enlarged, first frame only, upright, without metadata.
 * @throws UpstreamError `type` when it is no picture of a known kind, or a broken or far too large one.
 */
export async function drawPicture(
  original: Buffer,
  { width, format, pixels }: { width: number; format: PictureFormat; pixels: number },
): Promise<Buffer> {
  const start = original.toString('latin1', 0, 16);
  if (!SIGNATURES.some((parts) => parts.every(([offset, bytes]) => start.startsWith(bytes, offset)))) {
    throw new UpstreamError('type', 'not a picture of a known kind');
  }
  try {
    const picture = sharp(original, { limitInputPixels: pixels, failOn: 'error', animated: false })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    const quality = QUALITY[format];
    return await (
      format === 'webp' ? picture.webp({ quality }) : picture.flatten({ background: PAPER }).jpeg({ quality })
    ).toBuffer();
  } catch (cause) {
    throw new UpstreamError('type', 'a picture that cannot be decoded', { cause });
  }
}
