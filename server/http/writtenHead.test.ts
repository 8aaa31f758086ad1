import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { giveHead, readHead, type WrittenHead } from './writtenHead.ts';

it('this Node gives the head that it wrote, and goes by one that it is given', async () => {
  let head: WrittenHead | undefined;
  const given: boolean[] = [];
  const server = createServer((_request, response) => {
    given.push(head !== undefined && giveHead(response, head));
    if (!response.headersSent) {
      expect(readHead(response)).toBeUndefined();
      response.writeHead(200, ['x-colour', 'lapacho', 'content-length', '3']);
      head = readHead(response);
    }
    response.end('sí', 'utf8');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = [];
  for (let at = 0; at < 2; at++) {
    const [answer] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage];
    answers.push([answer.statusCode, answer.headers['x-colour'], answer.headers.connection, await text(answer)]);
  }
  expect(given).toEqual([false, true]);
  expect(answers).toEqual([answers[1], [200, 'lapacho', 'keep-alive', 'sí']]);
});
