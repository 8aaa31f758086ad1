// What Fastify itself costs: one route that answers the bytes of a page of the site, and nothing else. For bench/render.ts.
// Arguments: the page's address. Serves on PORT.
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

const [address = ''] = process.argv.slice(2);
// Not `fetch`: it would take the compression off.
const answer = await new Promise<IncomingMessage>((done, fail) => {
  request(address, { headers: { 'accept-encoding': 'br' } }, done)
    .on('error', fail)
    .end();
});
const page = await buffer(answer);

const app = Fastify();
app.get('/*', async (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(page),
);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
