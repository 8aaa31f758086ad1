// npm run mail: the operator's view of visitors' messages, beside a running server and with the same settings.
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { MAILBOX_KEYS } from '#contract/mailboxKeys.ts';
import type { MailboxKey } from '#contract/mailboxes.ts';
import { toReceiptCode } from '#contract/receipts.ts';
import { ConfigError, isMailAddress, readConfig, type Config } from '#server/config.ts';
import { nameStore, openMailer, openStore, outboxOf } from '#server/connectMessages.ts';
import { composeTest, toMessageId } from '#server/mail/compose.ts';
import { readDirectory } from '#server/mail/directory.ts';
import { deleteMails } from '#server/mail/mailFolder.ts';
import { DeliveryError } from '#server/messages/deliveryWorker.ts';
import { STATES, type Listed, type State } from '#server/messages/rows.ts';
import type { Chosen, MessageStore } from '#server/messages/store.ts';
import { toReason } from '#server/messages/toReason.ts';
import { listing, oneMessage, plain, toMoment, toTable } from './mailTables.ts';

const USAGE = `npm run mail -- list [STATE]     the newest 200 messages; STATE: ${STATES.join(', ')}
npm run mail -- show CODE        one message with its text, its Message-ID and what the mail server said to it
npm run mail -- retry CODE       sends a dead or waiting message now; retry dead, retry waiting: all of these
npm run mail -- drop CODE        deletes a message's text; one that has not gone out never will
npm run mail -- log              who retried, dropped and tested what, and when
npm run mail -- test ADDRESS     sends a mail to an address or a mailbox, past the queue
  list and retry STATE take --mailbox KEY, --since DATE and --until DATE (such as 2026-11-25 or 2026-11-25T14:00Z);
  list also --text WORD (in subject, text or address) and --page 2`;

const PAGE = 200;

/** A command that cannot be carried out; `message` is for the operator. */
class Refusal extends Error {}

try {
  const config = readConfig(process.env);
  const store = openStore(config);
  try {
    console.error(`Messages of ${nameStore(config)}`);
    console.log(await answer(store, config));
  } finally {
    await store.close();
  }
} catch (error) {
  const known = error instanceof Refusal || error instanceof ConfigError || error instanceof DeliveryError;
  console.error(known ? error.message : `The messages cannot be reached: ${toReason(error)}`);
  process.exitCode = 1;
}

/** @throws Refusal */
async function answer(store: MessageStore, config: Config): Promise<string> {
  const { command, argument, text, page, chosen, any } = readCommand(process.argv.slice(2));
  if (command === 'list' && isState(argument)) return list(store, { ...chosen, state: argument }, { text, page });
  if (command === 'retry' && (argument === 'dead' || argument === 'waiting')) {
    const retried = await store.retryAll({ ...chosen, state: argument });
    await store.note(who(), `retry ${process.argv.slice(3).join(' ')}`, '');
    return `${retried} messages are tried again`;
  }
  if (any) throw new Refusal(USAGE);
  if (command === 'log' && !argument) return acts(store);
  if (command === 'test') return test(store, config, argument);
  const code = toReceiptCode(argument);
  if (!code || !['show', 'retry', 'drop'].includes(command)) throw new Refusal(USAGE);
  if (command === 'show') return show(store, config, code);
  const done = command === 'retry' ? await store.retry(code) : await drop(store, config, code);
  if (done) {
    await store.note(who(), command, code);
    return command === 'retry' ? `${code} is tried again` : `The text of ${code} is deleted`;
  }
  const state = await store.state(code);
  if (!state) throw new Refusal(`${code} is unknown`);
  const unable =
    command === 'retry'
      ? 'only what is dead or waiting, with its text, can be tried again'
      : 'it has no text to delete';
  throw new Refusal(`${code} is ${state}: ${state === 'leased' ? 'it is on its way at this moment' : unable}`);
}

interface Command {
  command: string;
  argument: string;
  text: string;
  page: number;
  chosen: Chosen;
  /** Whether there are options. */
  any: boolean;
}

/** @throws Refusal */
function readCommand(args: string[]): Command {
  const options = {
    mailbox: { type: 'string', default: '' },
    since: { type: 'string', default: '' },
    until: { type: 'string', default: '' },
    text: { type: 'string', default: '' },
    page: { type: 'string', default: '1' },
  } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
  const { mailbox, since, until, text, page } = parsed.values;
  const [command = '', argument = '', ...more] = parsed.positionals;
  if (more.length || !/^[1-9]\d{0,5}$/.test(page)) throw new Refusal(USAGE);
  if (mailbox && !isMailbox(mailbox)) throw new Refusal(`${mailbox} is no mailbox: ${MAILBOX_KEYS.join(', ')}`);
  const chosen = { mailbox, ...(since && { since: toTime(since) }), ...(until && { until: toTime(until) }) };
  return { command, argument, text, page: Number(page), chosen, any: args.some((arg) => arg.startsWith('--')) };
}

/** @throws Refusal */
function toTime(typed: string): number {
  const time = /^\d{4}-\d\d-\d\d/.test(typed) ? Date.parse(typed) : Number.NaN;
  if (Number.isNaN(time)) throw new Refusal(`${typed} is no time, such as 2026-11-25 or 2026-11-25T14:00Z`);
  return time;
}

function isState(text: string): text is State | '' {
  return text === '' || (STATES as readonly string[]).includes(text);
}

function isMailbox(text: string): text is MailboxKey {
  return (MAILBOX_KEYS as readonly string[]).includes(text);
}

async function list(
  store: MessageStore,
  { state = '', ...chosen }: Chosen,
  { text, page }: Pick<Command, 'text' | 'page'>,
): Promise<string> {
  const skip = (page - 1) * PAGE;
  const found = text
    ? (await search(store, { state, ...chosen }, text)).slice(skip)
    : await store.list(state, PAGE + 1, { ...chosen, skip });
  if (!found.length) return page === 1 ? 'There are no messages' : 'There are no more messages';
  const more = found.length > PAGE ? `\n(more: --page ${page + 1})` : '';
  return listing(found.slice(0, PAGE)) + more;
}

/** Texts are sealed, so each is opened here. */
async function search(store: MessageStore, { state = '', ...chosen }: Chosen, word: string): Promise<Listed[]> {
  const sought = word.toLocaleLowerCase('es');
  const found: Listed[] = [];
  for (let skip = 0; ; skip += PAGE) {
    const page = await store.list(state, PAGE, { ...chosen, skip });
    for (const one of page) {
      const { asunto, mensaje, responder_a } = (await store.show(one.code)) ?? {};
      const written = [asunto, mensaje, responder_a].join('\n').toLocaleLowerCase('es');
      if (written.includes(sought)) found.push(one);
    }
    if (page.length < PAGE) return found;
  }
}

async function show(store: MessageStore, { mailFrom }: Config, code: string): Promise<string> {
  const message = await store.show(code);
  if (!message) throw new Refusal(`${code} is unknown`);
  return oneMessage({ ...message, message_id: message.message_id || toMessageId(message.id, mailFrom) });
}

async function acts(store: MessageStore): Promise<string> {
  const done = await store.acts(PAGE);
  if (!done.length) return 'Nobody did anything yet';
  return toTable([
    ['when', 'who', 'what', 'code'],
    ...done.map((one) => [toMoment(one.at), one.who, one.act, one.code]),
  ]);
}

async function drop(store: MessageStore, config: Config, code: string): Promise<boolean> {
  const id = await store.drop(code);
  if (id !== undefined) await deleteMails(outboxOf(config), { id });
  return id !== undefined;
}

/** @throws Refusal, DeliveryError in words */
async function test(store: MessageStore, config: Config, to: string): Promise<string> {
  const address = isMailbox(to) ? readDirectory(config.mailboxesFile).addressOf(to) : to;
  if (!isMailAddress(address)) throw new Refusal(`${to} is neither a mail address nor a mailbox\n${USAGE}`);
  const mailer = openMailer(config);
  try {
    await store.note(who(), `test ${address}`, '');
    const { messageId, answer } = await mailer.send(composeTest(address, config.mailFrom));
    return plain(`${mailer.name} took a mail to ${address}, from ${config.mailFrom.address}: ${answer}\n${messageId}`);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new Refusal(plain([error.message, error.answer].filter(Boolean).join(': ')));
  } finally {
    mailer.close();
  }
}

/** Whoever gave the command, also through sudo. */
function who(): string {
  return process.env.SUDO_USER ?? userInfo().username;
}
