// Sheets of the Stoplight's pictures, to be looked at: node studio/own.ts FOLDER [SEED [ID…]]. With a seed each row is shuffled,
// and the key lies in a file of its own: who puts the rows in order must not know it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { randomFrom } from '../server/lace/random.ts';
import { OWN_BYTES } from './lighten.ts';
import { ownScenes, SCENES } from './scenes/own/scenes.ts';
import { HEIGHT, LEVELS, WIDTH, type Level } from './scenes/own/frame.ts';

const IN_ORDER: readonly Level[] = [0, 1, 2];
const GAP = 16;
/** Rows of a sheet: more would be too small to be judged. */
const ROWS = 4;
const SCALE = 1.5;

const [folder = 'sheets', seed = '', ...asked] = process.argv.slice(2);
const ids = Object.keys(SCENES).filter((id) => asked.length === 0 || asked.includes(id));
const drawings = new Map(ownScenes());
const random = randomFrom(seed);
const orders = ids.map(() => (seed ? shuffled(IN_ORDER) : [...IN_ORDER]));
mkdirSync(folder, { recursive: true });

for (let first = 0; first < ids.length; first += ROWS) {
  const rows = ids.slice(first, first + ROWS);
  const drawn = rows.map((id, row) =>
    (orders[first + row] ?? IN_ORDER).map((level, at) => {
      const svg = drawings.get(`${id}-${LEVELS[level]}`) ?? '';
      if (svg.length > OWN_BYTES) console.log(`${id} ${level}: ${svg.length} bytes`);
      return `<g transform="translate(${GAP + at * (WIDTH + GAP)} ${GAP + row * (HEIGHT + GAP)})"><svg width="${WIDTH}" height="${HEIGHT}" ${svg.slice(4)}</g>`;
    }),
  );
  const [w, h] = [GAP + 3 * (WIDTH + GAP), GAP + rows.length * (HEIGHT + GAP)];
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w * SCALE}" height="${h * SCALE}"><rect width="${w}" height="${h}" fill="#fff"/>${drawn.flat().join('')}</svg>`;
  const name = `${seed || 'in-order'}-${first / ROWS + 1}`;
  writeFileSync(join(folder, `${name}.png`), await sharp(Buffer.from(sheet)).png().toBuffer());
  console.log(`Drawn: ${name}.png`);
}
if (seed) {
  const key = Object.fromEntries(
    ids.map((id, i) => [
      `${Math.floor(i / ROWS) + 1}.${(i % ROWS) + 1} ${id}`,
      orders[i]?.map((level) => LEVELS[level]),
    ]),
  );
  writeFileSync(join(folder, `${seed}-key.json`), `${JSON.stringify(key, null, 2)}\n`);
}

function shuffled(levels: readonly Level[]): Level[] {
  const mixed = [...levels];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] ?? 0, mixed[i] ?? 0];
  }
  return mixed;
}
