import sharp from 'sharp';
import { CARD, CARD_BUDGET } from './card.ts';
import { STORY_COVER, storyCard } from './storyCard.ts';

/** A picture for a card. */
export interface Cover {
  /** SVG of ours, or a photograph. */
  bytes: Buffer;
  /** A drawing is cropped around its centre, a photograph around its most salient part. */
  kind: 'drawing' | 'photograph';
  /** Around which it is cropped instead, in per cent. */
  focus?: readonly [x: number, y: number];
}

/** JPEG quality: lowered step by step until the card is within its budget. */
const JPEG_QUALITY = 78;
const JPEG_STEP = 9;
const LEAST_QUALITY = 20;
/** Timeout of one drawing. */
const DRAW_SECONDS = 10;
/** Background of transparent pictures. */
const PAPER = '#F8F0DF';

/** A story's share card as a JPEG. @throws Error when the cover is no picture that can be decoded */
export async function drawCard(title: string, { bytes, kind, focus }: Cover): Promise<Buffer> {
  const { left, top, width, height } = STORY_COVER;
  const source = sharp(bytes, { failOn: 'error' }).timeout({ seconds: DRAW_SECONDS });
  if (focus) source.extract(cropAround(focus, await source.metadata()));
  const cover = await source
    .resize({ width, height, fit: 'cover', position: kind === 'drawing' || focus ? 'centre' : 'attention' })
    .toBuffer();
  const { data, info } = await sharp({ create: { ...CARD, channels: 3, background: PAPER } })
    .composite([{ input: cover, left, top }, { input: Buffer.from(storyCard(title)) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let quality = JPEG_QUALITY; ; quality -= JPEG_STEP) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= CARD_BUDGET || quality <= LEAST_QUALITY) return jpeg;
  }
}

/** The largest part of a picture in the shape of a card's cover, placed as CSS places it by `object-position`. */
function cropAround([x, y]: readonly [number, number], size: { width: number; height: number }) {
  const scale = Math.min(size.width / STORY_COVER.width, size.height / STORY_COVER.height);
  const width = Math.floor(STORY_COVER.width * scale);
  const height = Math.floor(STORY_COVER.height * scale);
  return {
    left: Math.round(((size.width - width) * x) / 100),
    top: Math.round(((size.height - height) * y) / 100),
    width,
    height,
  };
}
