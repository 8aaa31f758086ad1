import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Film } from './film.ts';

/** Pictures in a second: enough for slow movements, a sixth less to fetch than thirty. */
export const FPS = 25;
/** The higher, the smaller and the coarser. Flat shapes bear much. */
const VP9_CRF = 38;
const H264_CRF = 26;
const POSTER_QUALITY = 72;
/** At which one unit of a drawing is one px. */
const SVG_DENSITY = 72;
/** Width of the still picture in px: it stands in a card, never across a desk. */
const POSTER_WIDTH = 960;

/** Whether this machine has the program that films are encoded with. */
export function hasFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Writes `folder/name.webm` (VP9) and `.mp4` (H.264, begins to play before it is whole). @throws Error when ffmpeg fails */
export async function encode(film: Film, folder: string): Promise<void> {
  const { scale = 1 } = film;
  const [width, height] = [film.width * scale, film.height * scale];
  const frames = film.seconds * FPS;
  const last = film.loops ? frames : frames - 1;
  const out = (end: string) => join(folder, film.name + end);
  // Said aloud, so that no player guesses other colours than those of the picture that a film follows.
  const colors = ['-colorspace', 'smpte170m', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const shared = [
    '-pix_fmt',
    'yuv420p',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    ...colors,
  ];
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', VP9_CRF, '-b:v', 0, '-row-mt', 1, '-g', FPS * 5, '-cpu-used', 4];
  const h264 = [
    '-c:v',
    'libx264',
    '-crf',
    H264_CRF,
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-movflags',
    '+faststart',
  ];
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', FPS, '-i', '-'];
  const options = [...input, ...vp9, ...shared, out('.webm'), ...h264, ...shared, out('.mp4')].map(String);
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  // Its end says what went wrong; without this a broken pipe would end the process first.
  ffmpeg.stdin.on('error', () => {});
  let drawn = '';
  let pixels: Uint8Array = new Uint8Array();
  for (let index = 0; index < frames && ffmpeg.exitCode === null; index += 1) {
    const svg = film.draw(index / last);
    // Where nothing moves, the same picture goes on.
    if (svg !== drawn)
      pixels = await sharp(Buffer.from(svg), { density: SVG_DENSITY * scale })
        .removeAlpha()
        .raw()
        .toBuffer();
    drawn = svg;
    if (!ffmpeg.stdin.write(pixels)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg could not encode ${film.name}: see above`);
}

/** The still picture that stands for a film until it plays, as WebP; `at` is its place in the film, 0 to 1. */
export function poster(film: Film, at: number): Promise<Uint8Array> {
  return sharp(Buffer.from(film.draw(at)))
    .resize(POSTER_WIDTH)
    .webp({ quality: POSTER_QUALITY, effort: 6 })
    .toBuffer();
}
