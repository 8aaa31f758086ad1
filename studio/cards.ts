import { CARD } from '../server/pictures/card.ts';
import { emblem } from '../server/pictures/emblem.ts';
import { drawLine } from '../server/lettering/outlines.ts';
import { aboutOpening } from './scenes/aboutOpening.ts';
import { entrepreneursFilm } from './films/entrepreneurs.ts';
import { microfinanceFilm } from './films/microfinance.ts';
import { schoolsFilm } from './films/schools.ts';
import { whereFilm } from './films/where.ts';
import { archiveSheets } from './scenes/archivePaper.ts';
import { officeWelcome } from './scenes/officeWelcome.ts';
import { doorstep } from './scenes/groups/doorstep.ts';
import { largeLetters } from './scenes/largeLetters.ts';
import { openDataFrame } from './scenes/openDataFrame.ts';
import { ratesTable } from './scenes/ratesTable.ts';
import { sewnLetter } from './scenes/sewnLetter.ts';
import { sitemapDoor } from './scenes/sitemapDoor.ts';
import { heroDawn } from './scenes/heroDawn.ts';
import { involveOpening } from './scenes/involveOpening.ts';
import { colors } from '../server/lace/palette.ts';
import { sceneStoplight } from './scenes/sceneStoplight.ts';
import { skyline } from './scenes/skyline.ts';
import { sustainOpening } from './scenes/sustainOpening.ts';

/** Right of the name to the card's edge, 760 x 630, where a picture of this shape is seen whole. */
const BESIDE = { x: 440, y: 0, width: 760 };

/** One drawing on one ground. Lengths in px of the card; the drawing may lie partly outside. */
interface Card {
  ground: string;
  /** Colour of the name. */
  ink: string;
  /** SVG text. */
  picture: string;
  x: number;
  y: number;
  width: number;
  /** The drawing ends in a straight side that is sewn to the ground with a stitch of this colour. */
  seam?: string;
}

const { cream, dawn, forest, mist, monte, sun, tierra, tierraDeep, tierraNight } = colors;

/** The card of each route, by file name below public/cards: its opening. No words but the name: one card serves both languages. */
function cards(): Record<string, Card> {
  return {
    index: { ground: dawn, ink: tierraNight, picture: heroDawn(), x: -100, y: -182, width: 1300 },
    nosotros: { ground: tierra, ink: cream, picture: aboutOpening(), x: 452, y: -34, width: 800, seam: sun },
    'donde-trabajamos': { ground: mist, ink: monte, picture: whereFilm().draw(0), x: 160, y: 45, width: 1040 },
    // Its opening names the dimensions in one language.
    semaforo: {
      ground: cream,
      ink: tierraDeep,
      picture: cropped(sceneStoplight(), '100 0 1080 895'),
      ...BESIDE,
      seam: sun,
    },
    microfinanzas: {
      ground: dawn,
      ink: tierraNight,
      picture: cropped(microfinanceFilm().draw(0), '230 130 960 796'),
      ...BESIDE,
      seam: tierraDeep,
    },
    'nuestras-oficinas': { ground: sun, ink: tierraNight, picture: officeWelcome(), x: 520, y: 30, width: 618 },
    'trabaja-con-nosotros': {
      ground: mist,
      ink: monte,
      picture: cropped(doorstep(), '172 60 1000 829'),
      ...BESIDE,
      seam: tierraDeep,
    },
    escuelas: {
      ground: sun,
      ink: tierraNight,
      picture: cropped(schoolsFilm().draw(0), '40 40 1158 960'),
      ...BESIDE,
      seam: tierraDeep,
    },
    'politicas-de-privacidad': { ground: monte, ink: cream, picture: sewnLetter(), x: 400, y: -30, width: 840 },
    sostenibilidad: {
      ground: cream,
      ink: tierraDeep,
      picture: sustainOpening(),
      x: 440,
      y: -8,
      width: 768,
      seam: tierra,
    },
    ee: {
      ground: forest,
      ink: cream,
      picture: cropped(entrepreneursFilm().draw(0), '30 30 1170 970'),
      ...BESIDE,
      seam: sun,
    },
    recursos: { ground: dawn, ink: tierraNight, picture: archiveSheets(), x: 440, y: 0, width: 840, seam: tierraDeep },
    'tasas-tarifas': {
      ground: tierraDeep,
      ink: cream,
      picture: cropped(ratesTable(), '170 -112 1100 912'),
      ...BESIDE,
      seam: sun,
    },
    involucrate: {
      ground: sun,
      ink: tierraNight,
      picture: cropped(involveOpening(), '314 0 978 800'),
      x: 430,
      y: 0,
      width: 770,
      seam: tierraDeep,
    },
    accesibilidad: { ground: mist, ink: monte, picture: largeLetters(), x: 500, y: 20, width: 656 },
    'datos-abiertos': { ground: mist, ink: monte, picture: openDataFrame(), x: 430, y: 34, width: 745 },
    'mapa-del-sitio': {
      ground: cream,
      ink: tierraNight,
      picture: cropped(sitemapDoor(), '130 280 1060 879'),
      ...BESIDE,
      seam: tierraDeep,
    },
    noticias: { ground: dawn, ink: tierraNight, picture: skyline(), x: -480, y: 240, width: 2400 },
  };
}

/** The page of each card, by file name without suffix. */
export function cardPages(): Map<string, string> {
  return new Map(Object.entries(cards()).map(([name, card]) => [name, page(card)]));
}

/** Of the foundation's name, px from the emblem's top. */
const NAME_SIZE = 70;
const BASELINE = 186;
const LEADING = 64.4;

function page({ ground, ink, picture, x, y, width, seam }: Card): string {
  const mark = emblem({ ground: cream, size: 104 });
  const image = `data:image/svg+xml,${encodeURIComponent(withoutGrain(picture))}`;
  const name = ['Fundación', 'Paraguaya']
    .map((line, at) => `<g transform="translate(0 ${BASELINE + at * LEADING})">${drawLine(line, NAME_SIZE)}</g>`)
    .join('');
  const thread = seam ? `<i style="left:${x + 14}px;border-left:5px dashed ${seam}"></i>` : '';
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: ${CARD.width}px; height: ${CARD.height}px; overflow: hidden; position: relative; background: ${ground}; }
    img, i, svg { position: absolute; }
    i { top: 0; bottom: 0; }
    svg { left: 64px; top: 60px; overflow: visible; }
  </style><img src="${image}" style="left:${x}px;top:${y}px;width:${width}px" alt="">${thread}${mark}<svg fill="${ink}">${name}</svg>`;
}

/** The part of a picture that its view box shows. */
function cropped(svg: string, box: string): string {
  return svg.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, `viewBox="${box}"`);
}

/** Grain is noise to JPEG: at the size of a card it costs a third of the file and cannot be seen. */
function withoutGrain(svg: string): string {
  return svg.replace(/<path d="[^"]*" fill="url\(#grain\)"\/>/, '');
}
