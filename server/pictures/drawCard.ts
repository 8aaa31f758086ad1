import sharp from 'sharp';
import { CARD, CARD_BUDGET } from './card.ts';
import { STORY_COVER, storyCard } from './storyCard.ts';

/** A picture for a card. */
export interface Cover {
  /** SVG of ours, or a photograph. */
  bytes: Buffer;
  /** A drawing is cropped around its centre, a photograph around its most salient part. */
  kind: 'drawing' | 'photograph';
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
export async function drawCard(title: string, { bytes, kind }: Cover): Promise<Buffer> {
  const { left, top, width, height } = STORY_COVER;
  const cover = await sharp(bytes, { failOn: 'error' })
    .timeout({ seconds: DRAW_SECONDS })
    .resize({ width, height, fit: 'cover', position: kind === 'drawing' ? 'centre' : 'attention' })
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
