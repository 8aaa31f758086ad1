import { CARD } from '../server/pictures/card.ts';
import { emblem } from '../server/pictures/emblem.ts';
import { maps } from './maps.ts';
import { drawLine } from '../server/lettering/outlines.ts';
import { nanduti } from '../server/lace/nanduti.ts';
import type { NandutiOptions } from '../server/lace/nanduti.ts';
import { aboutOpening } from './scenes/aboutOpening.ts';
import { coverStoplight } from './scenes/coverStoplight.ts';
import { whereFilm } from './films/where.ts';
import { heroDawn } from './scenes/heroDawn.ts';
import { heroNoon } from './scenes/heroNoon.ts';
import { involveOpening } from './scenes/involveOpening.ts';
import { colors } from '../server/lace/palette.ts';
import { sceneEntrepreneur } from './scenes/sceneEntrepreneur.ts';
import { sceneMicrofinance } from './scenes/sceneMicrofinance.ts';
import { sceneSchools } from './scenes/sceneSchools.ts';
import { skyline } from './scenes/skyline.ts';
import { sustainOpening } from './scenes/sustainOpening.ts';

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

const woven = (seed: string, options: NandutiOptions) => nanduti(seed, { ...options, size: 200 });

/**
 * The card of each route, by file name below public/cards. No words but the name: one card serves both languages.
 * Laces are solid where they can be: cards are mostly seen at a third of their size, and darned threads are dear in JPEG.
 */
function cards(): Record<string, Card> {
  const map = maps();
  return {
    index: { ground: dawn, ink: tierraNight, picture: heroDawn(), x: -100, y: -182, width: 1300 },
    nosotros: { ground: tierra, ink: cream, picture: aboutOpening(), x: 452, y: -34, width: 800, seam: sun },
    'donde-trabajamos': {
      ground: mist,
      ink: monte,
      picture: whereFilm().draw(0),
      x: 44,
      y: -45,
      width: 1200,
    },
    semaforo: {
      ground: mist,
      ink: monte,
      picture: coverStoplight(),
      x: 150,
      y: -40,
      width: 1080,
    },
    microfinanzas: {
      ground: dawn,
      ink: tierraNight,
      picture: sceneMicrofinance(),
      x: 440,
      y: 0,
      width: 840,
      seam: tierraDeep,
    },
    'nuestras-oficinas': { ground: sun, ink: tierraNight, picture: map['paraguay'] ?? '', x: 500, y: -130, width: 720 },
    'trabaja-con-nosotros': { ground: mist, ink: monte, picture: heroNoon(), x: -50, y: -151, width: 1250 },
    escuelas: { ground: sun, ink: tierraNight, picture: sceneSchools(), x: 440, y: 0, width: 840, seam: tierraDeep },
    'politicas-de-privacidad': {
      ground: monte,
      ink: cream,
      picture: woven('privacidad', {
        family: 'wheel',
        rim: 'fan',
        thread: cream,
        colors: [sun, '#6DB37C'],
        weight: 0.8,
        detail: 1.3,
      }),
      x: 500,
      y: -150,
      width: 980,
    },
    sostenibilidad: {
      ground: cream,
      ink: tierraDeep,
      picture: sustainOpening(),
      x: 440,
      y: -8,
      width: 768,
      seam: tierra,
    },
    ee: { ground: forest, ink: cream, picture: sceneEntrepreneur(), x: 440, y: 0, width: 840, seam: sun },
    recursos: {
      ground: dawn,
      ink: tierraNight,
      picture: woven('recursos', {
        family: 'guava',
        rim: 'scallop',
        thread: tierraDeep,
        colors: [tierra, colors.lapacho],
        innerColors: [tierraDeep],
        weight: 1,
        detail: 3,
        solid: true,
      }),
      x: 440,
      y: -90,
      width: 1240,
    },
    'tasas-tarifas': {
      ground: tierraDeep,
      ink: cream,
      picture: woven('tasas', {
        family: 'sun',
        rim: 'lozenge',
        thread: '#F3C9A0',
        colors: [sun, colors.rose],
        weight: 1,
        detail: 3,
        solid: true,
      }),
      x: 470,
      y: -350,
      width: 1240,
    },
    involucrate: {
      ground: sun,
      ink: tierraNight,
      picture: cropped(involveOpening(), '322 0 1000 750'),
      x: 440,
      y: 0,
      width: 840,
      seam: tierraDeep,
    },
    accesibilidad: {
      ground: mist,
      ink: monte,
      picture: woven('accesibilidad', {
        family: 'sun',
        rim: 'fan',
        thread: monte,
        colors: [tierra, sun],
        weight: 1,
        detail: 2,
        solid: true,
      }),
      x: 480,
      y: -180,
      width: 1000,
    },
    'datos-abiertos': {
      ground: monte,
      ink: cream,
      picture: woven('datos-abiertos', {
        family: 'wheel',
        rim: 'lozenge',
        thread: cream,
        colors: [sun, colors.rose],
        weight: 0.8,
        detail: 1.2,
        solid: true,
      }),
      x: 480,
      y: -180,
      width: 1000,
    },
    'mapa-del-sitio': {
      ground: cream,
      ink: tierraNight,
      picture: woven('mapa-del-sitio', {
        family: 'wheel',
        rim: 'fan',
        thread: tierraDeep,
        colors: [sun, tierra],
        weight: 0.8,
        detail: 1.2,
        solid: true,
      }),
      x: 480,
      y: -180,
      width: 1000,
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
