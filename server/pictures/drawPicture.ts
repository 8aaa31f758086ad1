import { UpstreamError } from '#server/upstream/upstreamError.ts';
import { resizePicture, type PictureFormat } from './resizePicture.ts';

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

/** Timeout of decoding. */
const DECODE_SECONDS = 10;

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
    return await resizePicture(original, { width, format, pixels, seconds: DECODE_SECONDS });
  } catch (cause) {
    throw new UpstreamError('type', 'a picture that cannot be decoded', { cause });
  }
}
