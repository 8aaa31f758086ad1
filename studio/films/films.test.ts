import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import schoolsMap from '../../content/schoolsMap.json' with { type: 'json' };
import videos from '../../content/videos.json' with { type: 'json' };
import { FILMS as OPENINGS } from '../../web/sections/films.ts';
import { lightenPicture } from '../lighten.ts';
import { pictures } from '../pictures.ts';
import { webVtt } from './captions.ts';
import { FPS } from './encode.ts';
import { films } from './films.ts';
import { flashesOf } from './flashes.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

/** Drawing them takes longer than every test of them: all of it once, the films once more to be compared. */
const DRAWN = pictures();
const FILMS = films(schoolsMap);
const AGAIN = films(schoolsMap);

/** The length that an MP4 says it has, in seconds: the movie header gives units and units a second. */
function secondsOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd', 0, 'latin1');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

describe.each(FILMS)('the film $name', (film) => {
  const file = (end: string) => join(PUBLIC, 'films', film.name + end);

  it('is drawn the same each time, in its size, with no broken number', () => {
    const again = AGAIN.find(({ name }) => name === film.name);
    for (const t of [0, 0.31, 0.77, 1]) {
      const svg = film.draw(t);
      expect(svg === again?.draw(t)).toBe(true);
      expect(svg).toContain(`width="${film.width}" height="${film.height}"`);
      expect(svg.match(/NaN|undefined|Infinity/)).toBeNull();
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('begins with the drawing that stands before it, where it has one', () => {
    if (film.cover)
      expect(lightenPicture(film.cover.replace('.svg', ''), film.draw(0)) === DRAWN.get(film.cover)).toBe(true);
    else expect(existsSync(file('.webp'))).toBe(true);
  });

  it('has its captions committed as they are told (if not: npm run art -- films)', () => {
    if (film.captions) expect(readFileSync(file('.vtt'), 'utf8')).toBe(webVtt(film.captions));
    expect(film.captions?.at(-1)?.to ?? film.seconds).toBe(film.seconds);
  });

  it('ends as it began, where it begins again', () => {
    expect(!film.loops || film.draw(1) === film.draw(0)).toBe(true);
  });

  it('never flashes more than three times a second, nor shows a picture that is gone at once', async () => {
    const { flashing, jump } = await flashesOf(film, FPS);
    // WCAG 2.3.1 allows a quarter of ten degrees: a ninth of a window of 1024 px. This is half of it.
    expect(flashing).toBeLessThan(0.055);
    // What moves past a still place is small.
    expect(jump.share, `at ${jump.at} s`).toBeLessThan(0.03);
  });

  it('is encoded as long as it was drawn', () => {
    expect(secondsOf(readFileSync(file('.mp4')))).toBeCloseTo(film.seconds, 1);
  });
});

it.each(Object.entries(OPENINGS))(
  'the drawing %s is the first picture of a film that goes on for ever',
  (src, name) => {
    expect(FILMS.find((film) => film.name === name)).toMatchObject({ cover: src.slice(1), loops: true });
  },
);

it('every video of the page that is a film of ours says its length', () => {
  for (const { pelicula, segundos, youtube } of videos) {
    // The length of a real video is known to whoever sets its id.
    if (youtube) continue;
    expect(segundos).toBe(Math.round(secondsOf(readFileSync(join(PUBLIC, `${pelicula}.mp4`)))));
  }
});
