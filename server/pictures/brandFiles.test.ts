import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { BRAND_PATH } from '#contract/pictures.ts';
import { createTestApp } from '#server/testing/testApp.ts';

it.each(['logo', 'emblema'])(
  'the foundation’s %s is there as outlines and wide enough to print, on no ground',
  async (name) => {
    const app = await createTestApp();
    onTestFinished(() => app.close());
    const svg = await app.inject(`${BRAND_PATH}/${name}.svg`);
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.body).not.toMatch(/<text|<image/);
    const png = await app.inject(`${BRAND_PATH}/${name}.png`);
    expect(png.headers['content-type']).toBe('image/png');
    const { width, hasAlpha } = await sharp(png.rawPayload).metadata();
    expect([width, hasAlpha]).toEqual([2000, true]);
  },
);
