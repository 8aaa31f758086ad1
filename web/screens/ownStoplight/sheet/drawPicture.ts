import type { Dimension } from '#contract/ownStoplight.ts';
import { drawLifeMap, HALF, layersOf } from '../map/lifeMap.ts';
import { MARKS } from '../marks.ts';
import type { Answer, Colour } from '../model/model.ts';
import type { Shape, Tone } from '../map/petals.ts';
import { encodePng } from './encodePng.ts';

export interface PictureWords {
  title: string;
  date: string;
  counts: readonly { colour: Colour; text: string }[];
  prioritiesTitle: string;
  priorities: readonly string[];
  foot: string;
}

const WIDTH = 1080;
const [HEM, SIDE] = [32, 88];
const MAP = 920;
const MAP_TOP = 232;
const LEGEND = MAP_TOP + MAP + 76;

const TOKENS: Record<Tone, string> = {
  rojo: '--rojo',
  amarillo: '--amarillo',
  verde: '--verde',
  paper: '--paper',
  thread: '--tierra-deep',
};

/**
 * A PNG, drawn on the device.
 * @throws Error where the device cannot
 */
export async function drawPicture(
  answers: readonly Answer[],
  dimensions: readonly Dimension[],
  words: PictureWords,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(name).trim();
  const display = token('--font-display');
  const text = getComputedStyle(document.body).fontFamily;

  const plan = words.priorities.length ? 90 + words.priorities.length * 50 : 0;
  canvas.width = WIDTH;
  canvas.height = LEGEND + plan + 150;
  context.fillStyle = token('--cream');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = token('--lapacho');
  context.lineWidth = 6;
  context.setLineDash([22, 16]);
  context.strokeRect(HEM, HEM, WIDTH - HEM * 2, canvas.height - HEM * 2);
  context.setLineDash([]);

  const write = (line: string, x: number, y: number, font: string, colour: string) => {
    context.font = font;
    context.fillStyle = token(colour);
    context.fillText(line, x, y, WIDTH - x - SIDE);
  };
  const lay = ({ d, tone, width }: Shape) => {
    const [path, colour] = [new Path2D(d), token(TOKENS[tone])];
    if (width === undefined) {
      context.fillStyle = colour;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
      context.fill(path);
    } else {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(path);
    }
  };

  write(words.title, SIDE, 156, `800 84px ${display}`, '--tierra-deep');
  write(words.date, SIDE, 212, `400 36px ${text}`, '--muted');

  const lace = drawLifeMap(answers, dimensions);
  context.save();
  context.translate(WIDTH / 2, MAP_TOP + MAP / 2);
  context.scale(MAP / 2 / HALF, MAP / 2 / HALF);
  for (const shape of layersOf(lace)) lay(shape);
  for (const { dimension, mark } of lace.sectors) {
    context.save();
    context.translate(mark[0] - 24, mark[1] - 24);
    context.scale(2, 2);
    context.fillStyle = token('--tierra-deep');
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
    context.fill(new Path2D(MARKS[dimension.id]), 'evenodd');
    context.restore();
  }
  context.restore();

  words.counts.forEach(({ colour, text: line }, index) => {
    const x = SIDE + index * 304;
    lay({ d: `M${x} ${LEGEND - 36}h44v44h-44z`, tone: colour });
    const weave = WEAVES[colour];
    if (weave) lay({ ...weave, d: `M${x} ${LEGEND - 36}${weave.d}` });
    write(line, x + 60, LEGEND, `700 36px ${text}`, '--ink');
  });
  if (plan) {
    write(words.prioritiesTitle, SIDE, LEGEND + 92, `800 44px ${display}`, '--tierra-deep');
    words.priorities.forEach((line, index) =>
      write(`${index + 1}. ${line}`, SIDE, LEGEND + 148 + index * 50, `400 34px ${text}`, '--ink'),
    );
  }
  write(words.foot, SIDE, canvas.height - SIDE + 10, `400 28px ${text}`, '--muted');

  return toFile(canvas, context);
}

/** Browsers without CompressionStream (Safari before 16.4) make their own, six times as heavy. */
function toFile(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Promise<Blob> {
  if ('CompressionStream' in globalThis) return encodePng(context.getImageData(0, 0, canvas.width, canvas.height));
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}

/** In a square of 44, from its upper left corner. */
const WEAVES: Record<Colour, Shape | undefined> = {
  rojo: { d: 'm4 28l9 -12l9 12l9 -12l9 12', tone: 'paper', width: 5 },
  amarillo: { d: 'm12 12h.1m20 0h.1m-10 10h.1m-10 10h.1m20 0h.1', tone: 'thread', width: 8 },
  verde: undefined,
};
