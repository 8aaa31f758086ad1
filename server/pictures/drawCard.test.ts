import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawCard } from './drawCard.ts';
import { STORY_COVER } from './storyCard.ts';

it.each([
  [0, 'red'],
  [100, 'blue'],
] as const)('a photograph with its focus at %i %% from the left shows its %s half', async (x, half) => {
  const blue = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 1600, height: 600, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer();
  const card = await drawCard('Una huerta', { bytes, kind: 'photograph', focus: [x, 50] });
  const cover = await sharp(card).extract(STORY_COVER).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const [red = 0, , blueness = 0] = cover;
  expect(red > blueness ? 'red' : 'blue').toBe(half);
});
