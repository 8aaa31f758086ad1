import type { Dimension } from '#contract/ownStoplight.ts';
import { drawLifeMap, type Tone } from './lifeMap.ts';
import type { Answer, Colour } from './model.ts';

/** What is written in the picture. */
export interface PictureWords {
  title: string;
  date: string;
  counts: readonly { colour: Colour; text: string }[];
  prioritiesTitle: string;
  priorities: readonly string[];
  foot: string;
}

const [WIDTH, SIDE, MAP] = [1080, 72, 860] as const;

/** The token of each tone. */
const TOKENS: Record<Tone, string> = {
  rojo: '--rojo',
  amarillo: '--amarillo',
  verde: '--verde',
  paper: '--paper',
  thread: '--edge',
  ink: '--tierra-night',
};

/** The life map as a PNG, drawn on the device. @throws Error where the device cannot */
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

  const rows = words.priorities.length ? words.priorities.length + 1 : 0;
  canvas.width = WIDTH;
  canvas.height = 300 + MAP + 130 + rows * 52 + 110;
  context.fillStyle = token('--cream');
  context.fillRect(0, 0, canvas.width, canvas.height);

  const write = (line: string, x: number, y: number, font: string, colour: string) => {
    context.font = font;
    context.fillStyle = token(colour);
    context.fillText(line, x, y, WIDTH - x - SIDE);
  };
  write(words.title, SIDE, 148, `800 84px ${display}`, '--tierra-deep');
  write(words.date, SIDE, 208, `400 36px ${text}`, '--muted');

  context.save();
  context.translate((WIDTH - MAP) / 2, 256);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { d, tone, width } of drawLifeMap(answers, dimensions, { size: MAP, hatched: false })) {
    const path = new Path2D(d);
    const colour = token(TOKENS[tone]);
    if (width === undefined) {
      context.fillStyle = colour;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is no array
      context.fill(path);
    } else {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
  context.restore();

  let y = 256 + MAP + 84;
  words.counts.forEach(({ colour, text: line }, index) => {
    const x = SIDE + index * 312;
    context.fillStyle = token(TOKENS[colour]);
    context.fillRect(x, y - 34, 40, 40);
    write(line, x + 58, y, `700 36px ${text}`, '--ink');
  });
  if (rows) {
    y += 84;
    write(words.prioritiesTitle, SIDE, y, `800 44px ${display}`, '--tierra-deep');
    words.priorities.forEach((line, index) =>
      write(`${index + 1}. ${line}`, SIDE, y + 54 + index * 50, `400 34px ${text}`, '--ink'),
    );
  }
  write(words.foot, SIDE, canvas.height - 48, `400 28px ${text}`, '--muted');

  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}
