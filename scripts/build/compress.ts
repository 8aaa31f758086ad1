import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What shrinks; pictures, fonts and PDF files are compressed already. */
const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.xml', '.ico']);

/** Below this a compressed file costs more than it saves. */
const LEAST_BYTES = 600;

interface CompressOptions {
  brotli?: boolean;
  /**
   * A folder that was compressed before: what it holds byte for byte keeps its compressed files, also after a change of how they
   * are made here (then build into an empty `dist/`).
   */
  earlier?: string | undefined;
}

/** Writes `x.br`, unless without `brotli`, and `x.gz` beside every file of the folder that they make smaller. */
export async function compressFolder(
  folder: string,
  { brotli: withBrotli = true, earlier }: CompressOptions = {},
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < LEAST_BYTES) return;
      if (earlier && (await takeOver(path, bytes, join(earlier, relative(folder, path))))) return;
      const [br, gz] = await Promise.all([
        withBrotli ? brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) : bytes,
        zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([
        br.length < bytes.length && writeFile(`${path}.br`, br),
        gz.length < bytes.length && writeFile(`${path}.gz`, gz),
      ]);
    }),
  );
}

/** Copies the compressed files of the same bytes, most of a build's time; false where they are other bytes. */
async function takeOver(path: string, bytes: Buffer, before: string): Promise<boolean> {
  const same = await readFile(before).then(
    (old) => old.equals(bytes),
    () => false,
  );
  if (!same) return false;
  const types = ['.br', '.gz'].filter((type) => existsSync(before + type));
  await Promise.all(types.map((type) => copyFile(before + type, path + type)));
  return true;
}
