// npm run mail: lists, retries and deletes visitors' messages, beside a running server and with the same settings.
import { toReceiptCode } from '#contract/receipts.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { openStore } from '#server/connectMessages.ts';
import { toMailText } from '#server/mail/clean.ts';
import { STATES, toReason, type MessageStore, type State } from '#server/messages/store.ts';

const USAGE = `npm run mail -- list [${STATES.join(' | ')}]   the newest 200 messages
npm run mail -- show CODE      one message with its text
npm run mail -- retry CODE     sends a dead or waiting message now; retry dead: all dead ones
npm run mail -- drop CODE      deletes a message's text; one that has not gone out never will`;

/** All are counted in /metrics. */
const MAX_LISTED = 200;

/** A command that cannot be carried out; `message` is for the operator. */
class Refusal extends Error {}

try {
  const store = openStore(readConfig(process.env));
  try {
    console.log(await answer(store, process.argv.slice(2)));
  } finally {
    await store.close();
  }
} catch (error) {
  const known = error instanceof Refusal || error instanceof ConfigError;
  console.error(known ? error.message : `The messages cannot be reached: ${toReason(error)}`);
  process.exitCode = 1;
}

/** @throws Refusal */
async function answer(store: MessageStore, [command, argument = '', ...more]: string[]): Promise<string> {
  if (more.length) throw new Refusal(USAGE);
  if (command === 'list' && isState(argument)) return list(store, argument);
  if (command === 'retry' && argument === 'dead') return `${await store.retry()} messages are tried again`;
  const code = toReceiptCode(argument);
  if (!code || !['show', 'retry', 'drop'].includes(command ?? '')) throw new Refusal(USAGE);
  if (command === 'show') return show(store, code);
  const done = command === 'retry' ? (await store.retry(code)) > 0 : await store.drop(code);
  if (done) return command === 'retry' ? `${code} is tried again` : `The text of ${code} is deleted`;
  const state = await store.state(code);
  if (!state) throw new Refusal(`${code} is unknown`);
  const unable = command === 'retry' ? 'only what is dead or waiting can be tried again' : 'it has no text to delete';
  throw new Refusal(`${code} is ${state}: ${state === 'leased' ? 'it is on its way at this moment' : unable}`);
}

function isState(text: string): text is State | '' {
  return text === '' || (STATES as readonly string[]).includes(text);
}

async function list(store: MessageStore, state: State | ''): Promise<string> {
  const listed = await store.list(state, MAX_LISTED);
  if (listed.length === 0) return 'There are no messages';
  const rows = listed.map(({ code, state, tries, accepted_at, due_at, destinatario, mark, error }) => [
    code,
    state,
    toMoment(accepted_at),
    `${tries}`,
    state === 'waiting' ? toMoment(due_at) : '',
    destinatario,
    mark,
    error,
  ]);
  return toTable([['code', 'state', 'taken', 'tries', 'next', 'mailbox', 'mark', 'error'], ...rows]);
}

async function show(store: MessageStore, code: string): Promise<string> {
  const message = await store.show(code);
  if (!message) throw new Refusal(`${code} is unknown`);
  const { state, tries, accepted_at, ended_at, destinatario, asunto, mensaje, responder_a, mark, error } = message;
  const lines = [
    ['code', code],
    ['state', state],
    ['taken', toMoment(accepted_at)],
    ['ended', ended_at === null ? '' : toMoment(ended_at)],
    ['tries', `${tries}`],
    ['mailbox', destinatario],
    ['mark', mark],
    ['error', error],
    ['subject', asunto ?? ''],
    ['reply to', responder_a ?? ''],
  ].filter(([, value]) => value);
  return `${toTable(lines)}\n\n${mensaje === null ? '(the text was deleted)' : plain(toMailText(mensaje))}`;
}

function toMoment(ms: number): string {
  return new Date(ms).toISOString().replace('T', ' ').slice(0, 19);
}

/** Aligned columns, without control characters. */
function toTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => plain(cell).replaceAll('\n', ' ')));
  const widths = cells[0]?.map((_cell, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, ' ');
}
