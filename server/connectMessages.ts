import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import { composeMail } from './mail/compose.ts';
import { readDirectory, type Directory } from './mail/directory.ts';
import { openMailFolder } from './mail/mailFolder.ts';
import { openSmtp } from './mail/smtp.ts';
import { MailCounters } from './mail/counters.ts';
import { DeliveryWorker, type WorkerTimes } from './messages/deliveryWorker.ts';
import { openPostgres } from './messages/postgres.ts';
import { openSqlite } from './messages/sqlite.ts';
import { MessageStore } from './messages/store.ts';
import { warn } from './upstream/toLogLine.ts';

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 'smtpUrl' | 'mailFrom' | 'mailboxesFile'>;

/** The store of messages, and what delivers them. */
export interface Messages {
  store: MessageStore;
  directory: Directory;
  counters: MailCounters;
  worker: DeliveryWorker;
  /** Finishes or gives back deliveries under way, and disconnects from store and mail server. */
  close(): Promise<void>;
}

/** The store that the settings name. @throws ConfigError when the data folder cannot be written */
export function openStore({ databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>): MessageStore {
  if (databaseUrl) return new MessageStore(openPostgres(databaseUrl));
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new ConfigError(`DATA_DIR: ${dataFolder} cannot be written${code}`, { cause });
  }
  return new MessageStore(openSqlite(join(dataFolder, 'messages.db')));
}

interface Options {
  log?: (details: Record<string, unknown>, message: string) => void;
  /** For tests. */
  times?: Partial<WorkerTimes>;
}

/** Connects what the settings name; the site also starts without database and mail server. @throws ConfigError */
export function connectMessages(settings: Settings, { log = warn, times = {} }: Options = {}): Messages {
  const directory = readDirectory(settings.mailboxesFile);
  const store = openStore(settings);
  const mailer = settings.smtpUrl ? openSmtp(settings.smtpUrl) : openMailFolder(join(settings.dataFolder, 'outbox'));
  const counters = new MailCounters();
  const worker = new DeliveryWorker({
    store,
    log,
    times,
    deliver: async (message, signal) => {
      const sent = mailer.send(composeMail(message, { from: settings.mailFrom, directory }), signal);
      await sent.catch((error: unknown) => {
        counters.countDelivery({ succeeded: false });
        throw error;
      });
      counters.countDelivery({ succeeded: true });
    },
  });
  return {
    store,
    directory,
    counters,
    worker,
    async close() {
      await worker.stop();
      mailer.close();
      await store.close();
    },
  };
}
