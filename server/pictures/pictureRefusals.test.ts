import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ofPictures, open, sends } from '#server/testing/testPictures.ts';
import { photograph, startWordPress } from '#server/testing/testWordPress.ts';
import { behaviours } from '#server/testing/sampleService.ts';
import { listen } from '#server/testing/testService.ts';
import type { Behaviour } from '#server/testing/sampleService.ts';

/** A PNG of some hundred bytes that says it is 50,000 by 50,000 pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc(body), body.length + 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(50_000, 0);
  head.writeUInt32BE(50_000, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('what is not a picture', () => {
  it.each<[string, () => Promise<Buffer | string> | Buffer | string, string]>([
    ['a page', () => '<h1>Hola</h1>', 'text/html'],
    ['a page that says it is a picture', () => '<h1>Hola</h1>', 'image/jpeg'],
    ['a drawing with a script', () => SVG, 'image/svg+xml'],
    ['a drawing that says it is a photograph', () => SVG, 'image/png'],
    ['nothing', () => '', 'image/jpeg'],
    ['half a picture', async () => (await photograph()).subarray(0, 900), 'image/jpeg'],
    ['a picture of a thousand million pixels', bomb, 'image/png'],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'image/tiff',
    ],
    ['more bytes than allowed', () => Buffer.alloc(200_000, 0xff), 'image/jpeg'],
  ])('%s is not handed on [API-07, SEC-07]', async (_what, make, type) => {
    const theirs = await startWordPress(1);
    theirs.behave(sends(await make(), type));
    const { wordpress, path, get, faults } = await open(theirs, { limits: { pictureBytes: 100_000 } });
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['cache-control'], body]).toEqual([502, 'no-store', 'picture-unusable']);

    // The one broken picture is not fetched for every visitor.
    await get(path);
    expect(ofPictures(theirs)).toHaveLength(1);
    expect(faults).toEqual([]);
    expect(await readdir(join(wordpress.folder, 'pictures')).catch(() => [])).toEqual([]);
  });

  it('a picture that is gone is missing, one that cannot be fetched is so for now [API-07]', async () => {
    for (const [behaviour, status] of [
      [(_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('no'), 404],
      [behaviours.broken, 503],
      [(_request, response) => void response.destroy(), 503],
    ] as const satisfies [Behaviour, number][]) {
      const theirs = await startWordPress(1);
      const { path, get } = await open(theirs);
      theirs.behave(behaviour);
      expect((await get(path)).statusCode).toBe(status);
    }
  });

  it('a redirect to a host that was not allowed is not followed [API-07, SEC-07]', async () => {
    let reached = 0;
    const port = await listen(createServer((_request, response) => (reached++, response.end())));
    const theirs = await startWordPress(1);
    const { path, get } = await open(theirs);
    theirs.behave(
      (_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${port}/a.jpg` }).end(),
    );
    expect([(await get(path)).statusCode, reached]).toEqual([502, 0]);
  });
});
