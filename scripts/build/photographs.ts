import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { PHOTOGRAPH_JPEG_WIDTH, PHOTOGRAPH_WIDTHS, PHOTOGRAPHS_PATH, photographWidths } from '#contract/photographs.ts';
import { resizePicture, type PictureFormat } from '#server/pictures/resizePicture.ts';

/** Where photographs lie as they came. */
export const PHOTOGRAPHS = 'content/fotos';

/** Where built files wait for the next build, below the root; git leaves it out. */
const CACHE = '.cache/photographs';

/** In pixels: a phone's best camera has 108 million. */
export const PHOTOGRAPH_PIXELS = 130_000_000;

const WIDEST = Math.max(...PHOTOGRAPH_WIDTHS);

/** Names other files and other addresses after a change of what is made of a photograph. */
const RECIPE = '1';

/** What no content names is kept so long: another build may be about to copy it. */
const KEPT_MS = 24 * 3_600_000;

const TEMPORARY = '.tmp';

/** Letters of the file's name in its address. */
const NAME_LIMIT = 40;

const making = new Map<string, Promise<string>>();

/**
 * The address of a photograph (contract/photographs.ts), whose files are in the cache afterwards: what was made once is not made
 * again, also in another process.
 * @param named as staff wrote it, `/fotos/ana.jpg`
 * @throws Error where there is no such file, or no photograph in it (findPhotographFaults says so before)
 */
export async function buildPhotograph(root: string, named: string): Promise<string> {
  const bytes = await readFile(join(root, PHOTOGRAPHS, fileOf(named)));
  const name = `${slugOf(named)}.${createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 8)}`;
  const known = making.get(name);
  if (known) return known;
  const address = make(join(root, CACHE), name, bytes).finally(() => making.delete(name));
  making.set(name, address);
  return address;
}

/** The file's name of `/fotos/ana.jpg`; Markdown writes other letters than a-z as %C3%B1. */
export function fileOf(named: string): string {
  const name = named.slice(PHOTOGRAPHS_PATH.length + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Where the edit loop finds a built file. */
export function cacheOf(root: string): string {
  return join(root, CACHE);
}

/**
 * Puts the built files of these photographs into a folder, and throws away what no content has named for a day.
 * @returns their addresses, by how staff named them
 */
export async function copyPhotographs(
  root: string,
  named: readonly string[],
  folder: string,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const one of named) addresses[one] = await buildPhotograph(root, one);
  const starts = Object.values(addresses).map((address) => address.slice(PHOTOGRAPHS_PATH.length + 1, -'jpg'.length));
  if (named.length) await mkdir(folder, { recursive: true });
  for (const file of await readdir(cacheOf(root)).catch(() => [])) {
    const path = join(cacheOf(root), file);
    // A file that ends like this was left by a build that broke off.
    if (!file.endsWith(TEMPORARY) && starts.some((start) => file.startsWith(start))) {
      await copyFile(path, join(folder, file));
      await utimes(path, new Date(), new Date());
    } else if (Date.now() - (await stat(path)).mtimeMs > KEPT_MS) {
      await rm(path, { force: true });
    }
  }
  return addresses;
}

/** The JPEG is written last: where it is, all files are. */
async function make(cache: string, name: string, bytes: Buffer): Promise<string> {
  await mkdir(cache, { recursive: true });
  const ready = (await readdir(cache)).find((file) => file.startsWith(`${name}.`) && file.endsWith('.jpg'));
  if (ready) return `${PHOTOGRAPHS_PATH}/${ready}`;

  const resize = (width: number, format: PictureFormat) =>
    resizePicture(bytes, { width, format, pixels: PHOTOGRAPH_PIXELS, seconds: 0 });
  const { autoOrient } = await sharp(bytes, { limitInputPixels: PHOTOGRAPH_PIXELS }).metadata();
  const widest = Math.min(autoOrient.width, WIDEST);
  const largest = await resize(widest, 'webp');
  const { width, height } = await sharp(largest).metadata();
  const start = join(cache, `${name}.${width}x${height}.${await meanColourOf(largest)}`);

  for (const one of photographWidths(widest)) {
    await write(`${start}.${one}.avif`, await resize(one, 'avif'));
    await write(`${start}.${one}.webp`, one === widest ? largest : await resize(one, 'webp'));
  }
  await write(`${start}.jpg`, await resize(PHOTOGRAPH_JPEG_WIDTH, 'jpeg'));
  return `${PHOTOGRAPHS_PATH}/${basename(start)}.jpg`;
}

/** Nobody ever sees half of it. */
async function write(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/** `c8a27b`, of a picture in colours. */
async function meanColourOf(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return pixel.toString('hex');
}

/** `IMG_2034.JPG` as `img-2034`: what every server and every reader takes. */
function slugOf(named: string): string {
  const plain = fileOf(named)
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LIMIT)
    .replace(/^-+|-+$/g, '');
  return plain || 'foto';
}
