// Mail routes, store and delivery worker in a process that tests can kill. Its argument is MessageProcessOptions as JSON; it prints
// its port once it listens.
import { flushCompileCache } from 'node:module';
import fastify from 'fastify';
import { readConfig } from '#server/config.ts';
import { connectMessages } from '#server/connectMessages.ts';
import { errorAnswers } from '#server/http/errors.ts';
import { mailRoutes } from '#server/mail/mailRoutes.ts';
import type { WorkerTimes } from '#server/messages/deliveryWorker.ts';

export interface MessageProcessOptions {
  folder: string;
  databaseUrl: string;
  smtpUrl: string;
  times?: Partial<WorkerTimes>;
  /** False: messages are stored and not delivered. */
  delivers?: boolean;
}

const { folder, times = {}, delivers = true, ...given } = JSON.parse(process.argv[2] ?? '{}') as MessageProcessOptions;
const messages = connectMessages(
  { ...readConfig({}), dataFolder: folder, ...given },
  { times, log: (details, message) => console.error(JSON.stringify({ ...details, message })) },
);
const app = fastify({ trustProxy: '127.0.0.1' });
errorAnswers(app);
await app.register(mailRoutes, { ...messages, siteUrl: 'http://site.test', onStored: () => messages.worker.wake() });
if (delivers) messages.worker.start();
// A killed process would not write the cache.
flushCompileCache();
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
