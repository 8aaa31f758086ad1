import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILMS } from '#web/sections/films.ts';
import { filesBelow, ROOT } from './imports.ts';

const VIDEO_BYTES = 1.5 * 1024 * 1024;
const POSTER_BYTES = 40 * 1024;

/** Top-level boxes of an MP4. */
function partsOf(bytes: Buffer): string[] {
  const parts: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    parts.push(bytes.toString('latin1', at + 4, at + 8));
  return parts;
}

function codecsOf(webm: Buffer): string[] {
  return [...webm.toString('latin1').matchAll(/[AV]_(?:VP8|VP9|AV1|OPUS|VORBIS)/g)].map(([codec]) => codec);
}

const VIDEOS = filesBelow(['public/films'], /\.(mp4|webm)$/).map((path) => path.replace(/\.\w+$/, ''));

describe.each([...new Set(VIDEOS)])('the video %s', (name) => {
  const file = (end: string) => join(ROOT, name + end);

  it('is there in two formats, each within its weight', () => {
    for (const end of ['.webm', '.mp4']) expect(statSync(file(end)).size).toBeLessThan(VIDEO_BYTES);
  });

  it('can begin before all of it has come, and has no sound [A11Y-06]', () => {
    const mp4 = readFileSync(file('.mp4'));
    expect(partsOf(mp4).filter((part) => part === 'moov' || part === 'mdat')).toEqual(['moov', 'mdat']);
    expect([mp4.includes('avc1'), mp4.includes('vide'), mp4.includes('soun')]).toEqual([true, true, false]);
    expect(codecsOf(readFileSync(file('.webm')))).toEqual(['V_VP9']);
  });
});

it.each(filesBelow(['public/films'], /\.webp$/))('the still picture %s is light', (path) => {
  expect(statSync(join(ROOT, path)).size).toBeLessThan(POSTER_BYTES);
});

it.each(Object.entries(FILMS))('%s is a drawing, and %s begins with it', (picture, video) => {
  for (const path of [picture, `/films/${video}.webm`, `/films/${video}.mp4`])
    expect(existsSync(join(ROOT, 'public', path))).toBe(true);
});
