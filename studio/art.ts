// Draws into public/ what this package draws: npm run art [-- PART…], without a part all of them.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CARD, CARD_BUDGET } from '../server/pictures/card.ts';
import { cardPages } from './cards.ts';
import { documentPages, withoutMoment } from './documents/documents.ts';
import { fontFiles } from './fonts.ts';
import { staticFonts } from './documents/staticFonts.ts';
import { ico } from './ico.ts';
import { icons, tabIcon } from './icons.ts';
import type { Icon } from './icons.ts';
import { encode, hasFfmpeg, poster } from './films/encode.ts';
import { webVtt } from './films/captions.ts';
import { films } from './films/films.ts';
import { pictures } from './pictures.ts';
import { openRenderer, type Renderer } from './renderer.ts';
import documents from '../content/documents.json' with { type: 'json' };
import internships from '../content/internships.json' with { type: 'json' };
import involvement from '../content/involvement.json' with { type: 'json' };
import microfinance from '../content/microfinance.json' with { type: 'json' };
import offices from '../content/offices.json' with { type: 'json' };
import schoolsMap from '../content/schoolsMap.json' with { type: 'json' };
import stoplight from '../content/stoplight.json' with { type: 'json' };

const PUBLIC = join(import.meta.dirname, '..', 'public');
/** First choice and step down until a card is within its budget. */
const JPEG_QUALITY = 82;
const JPEG_STEP = 3;
const TAB_SIZES = [16, 32];

const PARTS = ['pictures', 'fonts', 'icons', 'documents', 'cards', 'films'] as const;
type Part = (typeof PARTS)[number];
const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: it is one of ${PARTS.join(', ')}.`);
  process.exit(1);
}
const wants = (part: Part) => asked.length === 0 || asked.includes(part);

/** File name, KB, KB after brotli where that is how it travels. */
const table: (readonly [string, string, string])[] = [];
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function put(name: string, content: string | Uint8Array): void {
  const file = join(PUBLIC, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const text = typeof content === 'string';
  const size = text ? Buffer.byteLength(content) : content.length;
  table.push([name, kilobytes(size), text ? kilobytes(brotliCompressSync(content).length) : '']);
}

async function renderCard(renderer: Renderer, html: string): Promise<Uint8Array> {
  let quality = JPEG_QUALITY;
  let jpeg = await renderer.render({ html, ...CARD, quality });
  while (jpeg.length > CARD_BUDGET) {
    quality -= JPEG_STEP;
    jpeg = await renderer.render({ html, ...CARD, quality });
  }
  return jpeg;
}

async function drawIcons(renderer: Renderer): Promise<void> {
  const render = ({ size, markup }: Icon) => renderer.render({ html: markup, width: size, height: size });
  for (const [name, icon] of Object.entries(icons)) put(`icons/${name}`, await render(icon));
  const tabs = [];
  for (const size of TAB_SIZES) tabs.push({ size, png: await render(tabIcon(size)) });
  put('favicon.ico', ico(tabs));
}

async function drawFilms(): Promise<void> {
  const drawn = films(schoolsMap);
  for (const film of drawn) {
    if (film.poster !== undefined) put(`films/${film.name}.webp`, await poster(film, film.poster));
    if (film.captions) put(`films/${film.name}.vtt`, webVtt(film.captions));
  }
  if (!hasFfmpeg()) {
    console.log('The films stay as they are: install ffmpeg to encode them anew.');
    return;
  }
  for (const film of drawn) {
    await encode(film, join(PUBLIC, 'films'));
    for (const end of ['.webm', '.mp4'])
      table.push([`films/${film.name}${end}`, kilobytes(statSync(join(PUBLIC, 'films', film.name + end)).size), '']);
  }
}

if (wants('pictures')) for (const [name, svg] of pictures()) put(name, svg);
if (wants('fonts')) {
  mkdirSync(join(PUBLIC, 'fonts'), { recursive: true });
  for (const [name, file] of await fontFiles()) writeFileSync(join(PUBLIC, 'fonts', name), file);
}

if (wants('icons') || wants('documents') || wants('cards')) {
  const renderer = await openRenderer();
  const font = (name: string) => readFileSync(join(PUBLIC, 'fonts', name));
  if (wants('icons')) await drawIcons(renderer);
  if (wants('documents')) {
    const said = { documents, internships, involvement, microfinance, offices, stoplight };
    const fonts = { piazzolla: font('piazzolla-latin.woff2'), figtree: font('figtree-latin.woff2') };
    for (const [path, html] of documentPages(said, await staticFonts(fonts)))
      put(path.slice(1), withoutMoment(await renderer.print(html)));
  }
  if (wants('cards'))
    for (const [name, html] of cardPages()) put(`cards/${name}.jpg`, await renderCard(renderer, html));
  await renderer.close();
}

if (wants('films')) await drawFilms();

for (const [name, raw, compressed] of table) console.log(name.padEnd(44), raw.padStart(7), compressed.padStart(7));
