import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { openDataFolder } from './dataFolder.ts';
import { composeMail } from './mail/compose.ts';
import { Confirmations } from './mail/confirmation.ts';
import { readDirectory, type Directory } from './mail/directory.ts';
import { deleteMails, openMailFolder } from './mail/mailFolder.ts';
import { openSmtp, type Mailer } from './mail/smtp.ts';
import { MailCounters } from './mail/counters.ts';
import { DeliveryLog } from './messages/deliveryLog.ts';
import { DeliveryError, DeliveryWorker, type WorkerTimes } from './messages/deliveryWorker.ts';
import { openPostgres } from './messages/postgres.ts';
import { openSqlite } from './messages/sqlite.ts';
import type { Leased } from './messages/rows.ts';
import { MessageStore, RETENTION } from './messages/store.ts';
import { warn } from './upstream/toLogLine.ts';

type Settings = Pick<
  Config,
  'dataFolder' | 'databaseUrl' | 'smtpUrl' | 'mailFrom' | 'mailboxesFile' | 'confirms' | 'publicOrigin' | 'limits'
>;

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
  openDataFolder(dataFolder);
  return new MessageStore(openSqlite(join(dataFolder, 'messages.db')));
}

/** The mail server that the settings name, or the folder in its place. */
export function openMailer({ smtpUrl, dataFolder }: Pick<Settings, 'smtpUrl' | 'dataFolder'>): Mailer {
  return smtpUrl ? openSmtp(smtpUrl) : openMailFolder(outboxOf({ dataFolder }));
}

/** Where mails become files. */
export function outboxOf({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'outbox');
}

/** Where messages lie, without a password. */
export function nameStore({ databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>): string {
  if (!databaseUrl) return resolve(dataFolder, 'messages.db');
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
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
  const mailer = openMailer(settings);
  const counters = new MailCounters();
  const { mailFrom: from, publicOrigin, limits } = settings;
  const confirmations = new Confirmations({ mailer, from, publicOrigin, anHour: limits.confirmationsPerHour });
  const confirm = async (message: Leased) => {
    if (settings.confirms && (await confirmations.send(message))) counters.countConfirmed();
  };
  let closed = false;
  const tryMailer = async () => {
    try {
      await mailer.check();
      counters.serverIsUp(true);
    } catch (error) {
      if (closed) return;
      counters.serverIsUp(false);
      log({ reason: error instanceof Error ? error.message : 'failed' }, 'the mail server cannot be used');
    }
  };
  const worker = new DeliveryWorker({
    store,
    log,
    times,
    delivered: new DeliveryLog(join(settings.dataFolder, 'delivered')),
    deliver: async (message, signal) => {
      try {
        const sent = await mailer.send(composeMail(message, { from: settings.mailFrom, directory }), signal);
        counters.countSent(message.destinatario);
        void confirm(message);
        return sent;
      } catch (error) {
        counters.countFailed(error instanceof DeliveryError ? error.fault : 'busy');
        throw error;
      }
    },
    onStart: () => {
      if (settings.smtpUrl) void tryMailer();
    },
    cleanUp: () => deleteMails(outboxOf(settings), { olderThanMs: RETENTION.textMs }),
    onStopped: (stopped) => counters.queueStopped(stopped),
  });
  return {
    store,
    directory,
    counters,
    worker,
    async close() {
      closed = true;
      await worker.stop();
      mailer.close();
      await store.close();
    },
  };
}
