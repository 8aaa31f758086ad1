import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webVtt } from '#art/films/captions.ts';
import { films } from '#art/films/films.ts';
import { lighten } from '#art/lighten.ts';
import { pictures } from '#art/pictures.ts';
import schoolsMap from '#content/schoolsMap.json' with { type: 'json' };
import videos from '#content/videos.json' with { type: 'json' };
import { HEROES } from '#web/sections/heroes.ts';
import { ROOT } from './imports.ts';

const FOLDER = join(ROOT, 'public/films');
/** Drawing them takes longer than every test of them: all of it once, the films once more to be compared. */
const DRAWN = pictures();
const FILMS = films(schoolsMap);
const AGAIN = films(schoolsMap);
const FILM_BYTES = 1.5 * 1024 * 1024;
const POSTER_BYTES = 40 * 1024;

/** Names and places of an MP4's outer parts, in their order. */
function partsOf(bytes: Buffer): { name: string; at: number }[] {
  const parts: { name: string; at: number }[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    parts.push({ name: bytes.toString('latin1', at + 4, at + 8), at });
  return parts;
}

/** The length that an MP4 says it has, in seconds: the movie header gives units and units a second. */
function secondsOf(bytes: Buffer): number {
  const header = bytes.indexOf('mvhd', 0, 'latin1');
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

describe.each(FILMS)('the film $name', (film) => {
  const read = (end: string) => readFileSync(join(FOLDER, film.name + end));

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

  it('is committed in two formats, each within its weight', () => {
    for (const end of ['.webm', '.mp4']) expect(statSync(join(FOLDER, film.name + end)).size).toBeLessThan(FILM_BYTES);
  });

  it('has a light still picture, or begins with the drawing that stands before it', () => {
    if (film.cover) expect(lighten(film.draw(0)) === DRAWN.get(film.cover)).toBe(true);
    else expect(statSync(join(FOLDER, `${film.name}.webp`)).size).toBeLessThan(POSTER_BYTES);
  });

  it('has its captions committed as they are told (if not: node scripts/art.ts)', () => {
    if (film.captions) expect(read('.vtt').toString()).toBe(webVtt(film.captions));
    expect(film.captions?.at(-1)?.to ?? film.seconds).toBe(film.seconds);
  });

  it('ends as it began, where it begins again', () => {
    expect(!film.loops || film.draw(1) === film.draw(0)).toBe(true);
  });

  it('is as long as it was drawn, begins before it is whole, and has no sound [A11Y-06]', () => {
    const mp4 = read('.mp4');
    expect(secondsOf(mp4)).toBeCloseTo(film.seconds, 1);
    expect(
      partsOf(mp4)
        .map(({ name }) => name)
        .filter((name) => name === 'moov' || name === 'mdat'),
    ).toEqual(['moov', 'mdat']);
    expect([mp4.includes('avc1'), mp4.includes('vide'), mp4.includes('soun')]).toEqual([true, true, false]);
    const webm = read('.webm').toString('latin1');
    expect([...webm.matchAll(/[AV]_(?:VP9|AV1|OPUS|VORBIS)/g)].map(([codec]) => codec)).toEqual(['V_VP9']);
  });
});

it.each(Object.values(HEROES))(
  'the hero $film is a film that begins with its picture',
  ({ src, width, height, film }) => {
    const found = FILMS.find(({ name }) => name === film);
    expect(found).toMatchObject({ cover: src.slice(1), width, height, loops: true });
  },
);

it('every video of the page is one of our films, with the length that was measured', () => {
  expect(videos).toHaveLength(3);
  for (const { pelicula, segundos, youtube } of videos) {
    const mp4 = readFileSync(join(ROOT, 'public', `${pelicula}.mp4`));
    // The length of a real video is known to who sets its id.
    if (!youtube) expect(segundos).toBe(Math.round(secondsOf(mp4)));
  }
});
