import { paraguayWithin } from '../maps.ts';
import { ASUNCION } from '../../web/screens/where/worldPlaces.ts';
import { cabbage, cheese, crate, milkCan } from '../scenes/goods.ts';
import { colors } from '../../server/lace/palette.ts';
import { lapachoDefs, lapacho } from '../scenes/plants.ts';
import { box, circle, group, lace, line, place, shape, stitch, tenth } from '../../server/lace/primitives.ts';
import { fitText } from '../../server/lettering/fitText.ts';
import { drawLine, widthOf } from '../../server/lettering/outlines.ts';
import { between, during, frame, thread, weaving, WIDE } from './film.ts';
import type { Film, Point } from './film.ts';

type Language = 'es' | 'en';

/** A part of the film as content/schoolsMap.json has it; `lugar` is the school that it tells of, empty for all of them. */
export interface MapScene {
  lugar: string;
  /** Seconds. */
  desde: number;
  hasta: number;
  titulo: Record<Language, string>;
  texto: Record<Language, string>;
}

/** The same in one language. */
interface Told extends Omit<MapScene, 'titulo' | 'texto'> {
  titulo: string;
  texto: string;
}

/**
 * Longitude and latitude of each school, and where to its name stands; `end`: its last letter; `opened`: the year
 * that it is told of, instead of today.
 */
const SCHOOLS: Record<string, { at: Point; name: Point; end?: true; opened?: number }> = {
  cerrito: { at: [-57.53, -24.93], name: [46, 38] },
  belen: { at: [-57.26, -23.47], name: [-50, 16], end: true },
  mbaracayu: { at: [-55.47, -24.13], name: [-84, 54], opened: 2011 },
  'san-pedro': { at: [-57.08, -24.09], name: [-42, -2], end: true, opened: 2013 },
};
/** The part of the map that holds them comes near: how much, what, and to where. */
const NEAR = 1.95;
const MIDDLE: Point = [476, 402];
const TARGET: Point = [372, 350];
/** Read on a phone, where the film is 360 px wide. */
const LABEL = 48;
const OPENED = 44;
const CLOTH = { x: 704, y: 92, width: 500, height: 536 };
/** Time that words take to come, and a thread and its knot, in seconds. */
const WORDS = 0.6;
const THREAD = 1.4;
const KNOT = 1;

/** Paraguay: a thread goes from school to school, each is told of on the cloth beside it. */
export function schoolsMapFilm(language: Language, bilingual: readonly MapScene[]): Film {
  const scenes = bilingual.map((scene): Told => ({
    ...scene,
    titulo: scene.titulo[language],
    texto: scene.texto[language],
  }));
  const { outline, at } = paraguayWithin([70, 44], [640, 676]);
  const seconds = scenes.at(-1)?.hasta ?? 0;
  const opened = scenes[0]?.hasta ?? 0;
  const stops = scenes.flatMap((scene) => {
    const school = SCHOOLS[scene.lugar];
    return school ? [{ scene, ...school, point: near(at(school.at)) }] : [];
  });
  const knots = stops.map(({ scene, point }) =>
    weaving(
      `mapa-${scene.lugar}`,
      { family: 'sun', rim: 'scallop', thread: colors.paper, colors: [colors.sun], weight: 1.6, detail: 0.4 },
      ...point,
      34,
    ),
  );
  const capital = near(at(ASUNCION));
  const ground =
    box(0, 0, WIDE.width, WIDE.height, '#8FBF9D') +
    lace('mapa-escuelas', { family: 'guava', rim: 'scallop', thread: '#A9CFB2', detail: 0.7 }, 1010, 360, 470);
  // A sheet of its own: the country goes on under its seam.
  const seamOfSheet = stitch(`M18 18H${WIDE.width - 18}V${WIDE.height - 18}H18Z`, colors.cream, 4, '16 12');
  const earth = shape(outline, colors.tierra, `stroke="${colors.tierra}" stroke-width="20" stroke-linejoin="round"`);

  return {
    name: `map-schools-${language}`,
    seconds,
    ...WIDE,
    poster: 0.999,
    captions: scenes.map(({ desde, hasta, titulo, texto }) => ({
      from: desde,
      to: hasta,
      text: `${titulo}\n${texto}`,
    })),
    draw: (t) => {
      const now = t * seconds;
      const since = (from: number, length: number) => during(now, from, from + length);
      const hemmed = since(0.3, 1.9);
      const seam = stitch(outline, colors.cream, 4, '13 10');
      const hem =
        hemmed < 1
          ? `<clipPath id="hem"><path d="M0 0H${tenth(hemmed * 700)}V720H0Z"/></clipPath><g clip-path="url(#hem)">${seam}</g>`
          : seam;
      const map = nearing(earth + hem, since(opened - 1.6, 1.6));
      const ways = stops
        .map(({ scene, point }, i) => {
          const from = stops[i - 1]?.point ?? capital;
          const share = since(scene.desde + 0.2, THREAD);
          if (share <= 0) return '';
          const bend: Point = [(from[0] + point[0]) / 2 + 26, (from[1] + point[1]) / 2 - 26];
          return stitch(thread(from, bend, point, share), colors.sun, 5, '12 9');
        })
        .join('');
      const places = stops
        .map(({ scene, point: [x, y], name: [dx, dy], end, opened: year }, i) => {
          const woven = since(scene.desde + 0.2 + THREAD * 0.8, KNOT);
          if (woven <= 0) return '';
          const size = year ? OPENED : LABEL;
          const label = year ? [scene.titulo, String(year)] : [scene.titulo];
          const row = (text: string, at: number) => {
            const left = end ? (widthOf(text) * size) / 1000 : 0;
            return `<g fill="${colors.cream}" transform="translate(${tenth(x + dx - left)} ${tenth(y + dy + at * size)})">${drawLine(text, size)}</g>`;
          };
          return (
            (year
              ? circle(x, y, 15 * woven, colors.straw) + circle(x, y, 8 * woven, colors.tierraDeep)
              : circle(x, y, 34 * woven, colors.lapacho) + knots[i]?.(woven)) +
            (woven > 0.6 ? label.map(row).join('') : '')
          );
        })
        .join('');
      const start = circle(...capital, 12, colors.cream) + circle(...capital, 6, colors.tierraDeep);
      return frame(
        WIDE,
        lapachoDefs(),
        ground + map + (now >= opened ? ways + start + places : '') + seamOfSheet + cloth(scenes, now),
      );
    },
  };
}

/** Where a point of the map lies once it is near. */
function near([x, y]: Point): Point {
  return [TARGET[0] + (x - MIDDLE[0]) * NEAR, TARGET[1] + (y - MIDDLE[1]) * NEAR];
}

function nearing(inner: string, share: number): string {
  const scale = between(1, NEAR, share);
  const x = between(MIDDLE[0], TARGET[0], share) - MIDDLE[0] * scale;
  const y = between(MIDDLE[1], TARGET[1], share) - MIDDLE[1] * scale;
  return group(`translate(${tenth(x)} ${tenth(y)}) scale(${Math.round(scale * 1000) / 1000})`, inner);
}

/** What is told now, on a cloth: its words rise a little as they come. */
function cloth(scenes: readonly Told[], now: number): string {
  const { x, y, width, height } = CLOTH;
  const scene = scenes.find(({ hasta }) => now < hasta) ?? scenes.at(-1);
  const sheet =
    box(x + 14, y + 16, width, height, colors.tierraNight, 'opacity=".16"') +
    box(x, y, width, height, colors.cream) +
    stitch(`M${x + 18} ${y + 18}h${width - 36}v${height - 36}h${36 - width}Z`, colors.lapacho, 4, '16 12');
  if (!scene) return sheet;
  const come = during(now, scene.desde, scene.desde + WORDS);
  const title = fitText(scene.titulo, { width: width - 96, height: 128, sizes: [62, 56, 46], leading: 1.06 });
  const rows = (lines: readonly string[], size: number, leading: number, top: number, fill: string) =>
    lines
      .map(
        (row, i) =>
          `<g fill="${fill}" transform="translate(${x + 48} ${tenth(top + i * size * leading)})">${drawLine(row, size)}</g>`,
      )
      .join('');
  const top = y + 306;
  const below = top + (title.lines.length - 1) * title.size * 1.06 + 58;
  const room = y + height - below + 6;
  const text = fitText(scene.texto, { width: width - 96, height: room, sizes: [40, 36, 32, 28], leading: 1.2 });
  const words =
    rows(title.lines, title.size, 1.06, top, colors.tierraNight) + rows(text.lines, text.size, 1.2, below, '#2A1209');
  const shown = come < 1 ? ` opacity="${Math.round(come * 100) / 100}"` : '';
  return `${sheet}<g${shown}>${group(`translate(0 ${tenth(between(10, 0, come))})`, picture(scene.lugar) + words)}</g>`;
}

/** What each school stands for, above its words. */
function picture(school: string): string {
  const x = CLOTH.x + 150;
  const foot = CLOTH.y + 228;
  const drawn: Record<string, string> = {
    cerrito:
      milkCan(x + 130, foot, 0.78) +
      cheese(x, foot - 20, 190, { cut: true }) +
      cheese(x - 10, foot - 86, 140, { rind: colors.clay }),
    belen: cabbage(x - 26, foot - 16, 1.5) + cabbage(x + 112, foot - 12, 1.2),
    mbaracayu: lapacho(x + 20, foot + 2, 0.42, { seed: 'reserva', fullness: 0.8 }),
    'san-pedro': crate(x + 30, foot, colors.orange, colors.sun, 'san-pedro'),
  };
  const shelf = line(`M${CLOTH.x + 48} ${foot + 4}H${CLOTH.x + CLOTH.width - 48}`, colors.straw, 4);
  return (drawn[school] ?? whole()) + shelf;
}

/** For all schools: a lace that is closed. */
function whole(): string {
  return place(
    lace(
      'todas',
      {
        family: 'wheel',
        rim: 'fan',
        thread: colors.tierra,
        colors: [colors.gold, colors.lapacho],
        weight: 1.2,
        detail: 0.7,
      },
      0,
      0,
      88,
    ),
    CLOTH.x + 144,
    CLOTH.y + 132,
    1,
  );
}
