import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { BRAND_PATH } from '#contract/pictures.ts';
import { sendBody, toBody, type Body } from '#server/http/send.ts';
import { colors } from '#server/lace/palette.ts';
import { drawLine, widthOf } from '#server/lettering/outlines.ts';
import { emblem } from './emblem.ts';

/** Height of the emblem in the logo, px; the name's two lines fit beside it. */
const HEIGHT = 200;
const GAP = 28;
const LINES = ['Fundación', 'Paraguaya'];
const LETTERS = { size: 86, baselines: [92, 171] } as const;
/** Wide enough for print in a newspaper's column. */
const PNG_WIDTH = 2000;

/** The emblem with the foundation's name beside it, as the header shows it; letters are outlines. */
export function logo(): string {
  const left = HEIGHT + GAP;
  const width = Math.ceil(left + (Math.max(...LINES.map(widthOf)) * LETTERS.size) / 1000);
  const lines = LINES.map(
    (line, at) => `<g transform="translate(${left} ${LETTERS.baselines[at]})">${drawLine(line, LETTERS.size)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-label="Fundación Paraguaya">`,
    emblem({ size: HEIGHT, title: '' }),
    `<g fill="${colors.tierraDeep}">${lines.join('')}</g></svg>`,
  ].join('');
}

const DRAWINGS = { logo, emblema: () => emblem({ size: HEIGHT }) };

/** GET /prensa/{logo,emblema}.{svg,png}: the foundation's marks to print, on no ground. */
export function brandFiles(app: FastifyInstance): void {
  for (const [name, draw] of Object.entries(DRAWINGS)) {
    const files: Record<string, () => Promise<Body>> = {
      svg: async () => toBody(draw(), { type: 'image/svg+xml; charset=utf-8', effort: 'best' }),
      png: async () => toBody(await toPng(draw()), { type: 'image/png', effort: 'light' }),
    };
    for (const [ending, make] of Object.entries(files)) {
      let made: Promise<Body> | undefined;
      app.get(`${BRAND_PATH}/${name}.${ending}`, async (request, reply) =>
        sendBody(request, reply, await (made ??= make()), { headers: { 'cache-control': 'public, max-age=86400' } }),
      );
    }
  }
}

async function toPng(svg: string): Promise<Buffer> {
  const { width, density = 72 } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: (density * PNG_WIDTH) / width })
    .resize({ width: PNG_WIDTH })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
